import type { TableAccess } from './tableAccess.ts';

/** Text fields that identify a record: the name field and fields whose cell links to the record. */
export const labelFields = ({ table, readable }: TableAccess): readonly string[] =>
  table.fields
    .filter(
      (field) => field.columnType === 'string' && (field.link === true || field.field === table.nameField),
    )
    .map(({ field }) => field)
    .filter((field) => readable.has(field));

/** What a record is called: the values of its {@link labelFields}. */
export const recordLabel = (row: Readonly<Record<string, unknown>>, fields: readonly string[]): string =>
  fields
    .map((field) => row[field])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(' ');
