import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import {
  isStored,
  numberFieldOf,
  type ResolvedField,
  type ResolvedTable,
} from '../../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Fields of the rows of a detail that people read on paper; the document that they belong to is known. */
export const detailFields = ({ table, schema }: DocumentTable['details'][number]): readonly ResolvedField[] =>
  printedFields(table).filter(({ field }) => field !== schema.foreignKey);

/** Fields that people read on paper, in the order of the table. */
export const printedFields = (table: ResolvedTable): readonly ResolvedField[] =>
  table.fields.filter(
    (field) =>
      isStored(field) &&
      !field.hidden &&
      !field.writeOnly &&
      field.field !== table.key &&
      field.field !== 'Version',
  );

/** The field that names a document: its number, else the first one. */
export const naming = ({ main }: DocumentTable): string =>
  (numberFieldOf(main) ?? printedFields(main)[0])?.field ?? main.key;

/** Whether the field is summed up by default: quantities and amounts, no choices. */
export const isSummed = (field: ResolvedField): boolean =>
  columnTypes[field.columnType].valueType === 'number' &&
  field.dataKey === undefined &&
  field.data === undefined &&
  !/price|rate|no$/i.test(field.field);

const isNumber = (field: ResolvedField): boolean =>
  columnTypes[field.columnType].valueType === 'number' &&
  field.dataKey === undefined &&
  field.data === undefined;

/** A column of rows that prints a field. */
export const columnOf = (field: ResolvedField) => ({
  value: { field: field.field },
  width: Math.min(60, Math.max(14, Math.round((field.width ?? 100) / 4))),
  ...(isNumber(field) && { align: 'right' }),
  ...(isSummed(field) && { sum: true }),
});
