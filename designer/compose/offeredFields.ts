import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** What cards do with a field: add it up, limit by it as a date, or group by it. */
export type FieldUse = 'number' | 'date' | 'group';

/** Fields that cards may show, in the order of the list. */
export const shownFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  (table?.fields ?? []).filter(
    (field) => isStored(field) && !field.writeOnly && !field.hidden && field.field !== 'Version',
  );

/** What a field is for. Choices whose values are numbers are groups. */
export const fieldUse = ({ columnType, dataKey, data, dimension }: ResolvedField): FieldUse => {
  const { valueType } = columnTypes[columnType];
  if (valueType === 'date' || valueType === 'datetime') return 'date';
  const isAdded = dimension !== true && dataKey === undefined && data === undefined;
  return valueType === 'number' && isAdded ? 'number' : 'group';
};

export const numberFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  shownFields(table).filter((field) => fieldUse(field) === 'number');

export const dateFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  shownFields(table).filter((field) => fieldUse(field) === 'date');
