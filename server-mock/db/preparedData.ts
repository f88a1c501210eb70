import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Dumped data directories of the embedded database: migrated and empty, or with the demo company. */
export type Prepared = 'empty' | 'demo';

/** File of a prepared directory. */
export const preparedFile = (directory: string, kind: Prepared): string => join(directory, `${kind}.tar.gz`);

/** File that holds {@link schemasKey} of what the prepared directories were made from. */
export const keyFile = (directory: string): string => join(directory, 'key');

/** Changes when any schema does: older prepared data would bring columns and rows that no schema knows. */
export function schemasKey(schemas: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(schemas, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(schemas.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * A prepared directory made by `npm run build` from these very schemas; undefined when there is none, or a schema file
 * cannot be read.
 */
export function preparedData(directory: string, schemas: string, kind: Prepared): Uint8Array | undefined {
  try {
    if (readFileSync(keyFile(directory), 'utf8') !== schemasKey(schemas)) return undefined;
    return readFileSync(preparedFile(directory, kind));
  } catch {
    return undefined;
  }
}
