/** Entries of a backup, in the order in which they stand in the file. */
export type ArchiveEntry =
  | { readonly kind: 'header' | 'settings' | 'secrets' | 'sums' }
  | { readonly kind: 'rows'; readonly table: string; readonly part: number }
  | { readonly kind: 'file'; readonly id: string; readonly sha256: string };

const fixed: Readonly<Record<string, ArchiveEntry>> = {
  'backup.json': { kind: 'header' },
  'settings.json': { kind: 'settings' },
  'secrets.json': { kind: 'secrets' },
  'sums.json': { kind: 'sums' },
};

const rowsShape = /^tables\/([\w.~%!'()*-]{1,400})\/(\d{6,9})\.copy$/;
const fileShape = /^files\/([0-9a-f-]{36}(?:\.\d{1,2})?)\/([0-9a-f]{64})$/;

/** Reads the name of an entry. Undefined: no backup has such an entry, such as a path that leads outside. */
export const readEntryName = (name: string): ArchiveEntry | undefined => {
  if (Object.hasOwn(fixed, name)) return fixed[name];
  const [, table, part] = rowsShape.exec(name) ?? [];
  if (table !== undefined && part !== undefined) {
    const decoded = decodedName(table);
    return decoded === undefined ? undefined : { kind: 'rows', table: decoded, part: Number(part) };
  }
  const [, id, sha256] = fileShape.exec(name) ?? [];
  return id === undefined || sha256 === undefined ? undefined : { kind: 'file', id, sha256 };
};

const decodedName = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Name of a part of a table's rows; parts count from 1. */
export const rowsEntry = (table: string, part: number): string =>
  `tables/${encodeURIComponent(table)}/${String(part).padStart(6, '0')}.copy`;

/** Name of an uploaded file: its id, and the SHA-256 it was uploaded with. */
export const fileEntry = (id: string, sha256: string): string => `files/${id}/${sha256}`;

/** Largest sizes in bytes: of `backup.json`, `sums.json` and their like, of a part of rows, of an uploaded file. */
export const sizeLimits: Readonly<Record<ArchiveEntry['kind'], number>> = {
  header: 64 * 1024 * 1024,
  settings: 1024 * 1024,
  secrets: 1024 * 1024,
  sums: 64 * 1024 * 1024,
  rows: 256 * 1024 * 1024,
  file: 1024 * 1024 * 1024,
};
