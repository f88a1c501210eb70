import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../server-mock/demo/modules/', import.meta.url));

/** Files with rows of the demo company. */
export const rowFiles = (): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
