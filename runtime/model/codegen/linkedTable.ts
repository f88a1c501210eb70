import type { DictionarySource } from '../schema/DictionarySchema.ts';
import type { TableSchema } from '../schema/TableSchema.ts';
import type { EntryWorld } from './Generated.ts';
import type { EntryColumn } from './TableEntry.ts';

/** The table whose records are the choices of a column; undefined: its choices are a dictionary's, its own, or none. */
export const linkedTable = (
  { dropNo, options }: EntryColumn,
  { dictionaries, tables }: Pick<EntryWorld, 'dictionaries' | 'tables'>,
): TableSchema | undefined =>
  options !== undefined || dictionaries.has(dropNo) ? undefined : tables.get(dropNo);

/** Types of columns that hold a key, by the kind of key; a table without one counts its records. */
export const keyColumnTypes: Readonly<Record<NonNullable<TableSchema['keyType']>, readonly string[]>> = {
  identity: ['int', 'long'],
  snowflake: ['long'],
  guid: ['guid', 'string'],
  text: ['string'],
  typed: ['string'],
};

/** The records of a table as choices, shown by the field that opens them, else by their first text. */
export const recordsOf = ({ table, key, nameField, fields }: TableSchema): DictionarySource => ({
  table,
  key,
  label: nameField ?? fields.find(({ type, hidden }) => type === 'text' && hidden !== true)?.field ?? key,
});
