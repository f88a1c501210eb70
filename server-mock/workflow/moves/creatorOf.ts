import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';

/** Who made a document: the column the schema stamps; 0 where no table says. */
export const creatorOf = (table: ResolvedTable, row: Row): number => {
  const field = table.fields.find(({ stamp }) => stamp === 'createId');
  return Number((field && row[field.field]) ?? 0);
};

/** His name as it was then. */
export const creatorNameOf = (table: ResolvedTable, row: Row): string => {
  const field = table.fields.find(({ stamp }) => stamp === 'createName');
  return String((field && row[field.field]) ?? '');
};

/** What the document is called by. */
export const labelOf = (table: ResolvedTable, row: Row): string =>
  String(row[table.nameField] ?? row[table.key] ?? '');
