import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Data directory dumps of the embedded database: migrated and empty, or with the demo company. */
export type Prepared = 'empty' | 'demo';

/** Path of a prepared dump. */
export const preparedFile = (directory: string, kind: Prepared): string => join(directory, `${kind}.tar.gz`);

/** Path of the file with the {@link schemasKey} of the prepared dumps. */
export const keyFile = (directory: string): string => join(directory, 'key');

/** Hash of all schema files. Prepared data with another hash would have columns and rows that no schema defines. */
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
 * Dump that `npm run build` prepared from exactly these schemas. Undefined when there is none, or a schema file is
 * unreadable.
 */
export function preparedData(directory: string, schemas: string, kind: Prepared): Uint8Array | undefined {
  try {
    if (readFileSync(keyFile(directory), 'utf8') !== schemasKey(schemas)) return undefined;
    return readFileSync(preparedFile(directory, kind));
  } catch {
    return undefined;
  }
}
