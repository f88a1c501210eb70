import { versionField } from './resolve/impliedFields.ts';
import { stateFields } from './stateFields.ts';

/** Columns that PostgreSQL gives every table, in lower case. */
const systemColumns: ReadonlySet<string> = new Set(['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']);

const meanings: ReadonlySet<string> = new Set(
  [...stateFields, versionField].map((name) => name.toLowerCase()),
);

/** Whether the database has a column of this name in every table, so that no field may have it. In any case. */
export const isSystemColumn = (name: string): boolean => systemColumns.has(name.toLowerCase());

/**
 * Whether the product reads a field of this name by its meaning: states of a document, flags of a row, the version. A field that
 * people name so would give a table approval. Only the product's tables and mixins bring them. In any case.
 */
export const hasMeaning = (name: string): boolean => meanings.has(name.toLowerCase());
