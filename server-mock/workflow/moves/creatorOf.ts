import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';

/** Id of the creator from the stamped column; 0 when the table has none. */
export const creatorOf = (table: ResolvedTable, row: Row): number => {
  const field = table.fields.find(({ stamp }) => stamp === 'createId');
  return Number((field && row[field.field]) ?? 0);
};

/** Name of the creator at that time. */
export const creatorNameOf = (table: ResolvedTable, row: Row): string => {
  const field = table.fields.find(({ stamp }) => stamp === 'createName');
  return String((field && row[field.field]) ?? '');
};

/** Label of a document: its name field, else its key. */
export const labelOf = (table: ResolvedTable, row: Row): string =>
  String(row[table.nameField] ?? row[table.key] ?? '');
