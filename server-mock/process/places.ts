import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Install paths of the program, in source and built form. */
export interface Places {
  readonly schemas: string;
  /** Prepared data directories; may be absent. */
  readonly prepared: string;
  /** The built browser side; undefined: not built (development, where Vite serves it). */
  readonly client: string | undefined;
}

/** Finds the install paths from a file in server-mock/ or dist/server/. */
export function placesOf(moduleUrl: string): Places {
  let root = dirname(fileURLToPath(moduleUrl));
  while (!existsSync(join(root, 'schemas', 'meta')) && dirname(root) !== root) root = dirname(root);
  const client = join(root, 'dist', 'client');
  return {
    schemas: join(root, 'schemas'),
    prepared: join(root, 'dist', 'data'),
    client: existsSync(join(client, 'index.html')) ? client : undefined,
  };
}
