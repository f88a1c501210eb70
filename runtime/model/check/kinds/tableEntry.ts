import type { SchemaKind } from './SchemaKind.ts';

/** Versions of table entries. A save of the entry's record makes one; the next save merges over what it made. */
export const tableEntry: SchemaKind = { name: 'tableEntry', migrations: [] };
