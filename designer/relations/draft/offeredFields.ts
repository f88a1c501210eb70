import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Fields that the product fills in itself, and the key. */
const isKept = (table: ResolvedTable, { field, stamp, rollup }: ResolvedField): boolean =>
  field === table.key || field === 'Version' || stamp !== undefined || rollup !== undefined;

/** Stored fields of rows that a relation may name, in the order of the table. */
export const storedFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  (table?.fields ?? []).filter((field) => isStored(field) && field.field !== 'Version');

const isChoice = ({ dataKey, data }: ResolvedField): boolean => dataKey !== undefined || data !== undefined;

/** Fields with quantities or amounts. */
export const quantityFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  storedFields(table).filter(
    (field) =>
      columnTypes[field.columnType].valueType === 'number' &&
      !field.hidden &&
      !isChoice(field) &&
      field.field !== table?.key &&
      field.stamp === undefined,
  );

/** Fields that people fill in: what a new document may be given. */
export const filledFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  storedFields(table).filter(
    (field) =>
      table !== undefined &&
      !isKept(table, field) &&
      !field.hidden &&
      !field.readonly &&
      field.formula === undefined &&
      field.editRowNo !== undefined,
  );

/** Fields that may hold keys of these rows. */
export const keyFields = (
  table: ResolvedTable | undefined,
  named: ResolvedTable | undefined,
): readonly ResolvedField[] => {
  const key = named?.byName.get(named.key);
  return key === undefined
    ? []
    : storedFields(table).filter(
        (field) =>
          field.columnType === key.columnType &&
          field.field !== table?.key &&
          field.stamp === undefined &&
          (field.hidden || isChoice(field)),
      );
};
