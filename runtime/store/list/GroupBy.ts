import { columnTypes } from '../../model/fields/columnTypes/index.ts';
import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../model/fields/resolve/ResolvedTable.ts';
import { isBound } from '../../model/fields/types/storage.ts';
import { spans } from '../../model/schema/ViewSchema.ts';

/** What a list is grouped by: a field, and of dates the span of one group. */
export interface GroupBy {
  readonly field: string;
  readonly each: (typeof spans)[number] | undefined;
}

/** Longer texts are remarks, which hardly repeat. */
const longest = 200;

const valueTypeOf = (field: ResolvedField): string => columnTypes[field.columnType].valueType;

/** The field holds dates. */
export const isDated = (field: ResolvedField): boolean => ['date', 'datetime'].includes(valueTypeOf(field));

/** Whether rows can be grouped by a field: choices and links, dates, short texts. */
export const isGroupable = (field: ResolvedField): boolean =>
  isStored(field) &&
  !field.hidden &&
  !field.writeOnly &&
  field.isColumnData !== false &&
  !field.kind.isMultiple(field) &&
  (isBound(field) ||
    isDated(field) ||
    (valueTypeOf(field) === 'text' && field.kind.files === undefined && (field.maxlength ?? 0) <= longest));

/** Groups by a field; dates by month. */
export const groupBy = (field: ResolvedField): GroupBy => ({
  field: field.field,
  each: isDated(field) ? 'month' : undefined,
});

/** Address text of a grouping: `Status`, `OrderDate:month`. */
export const groupByText = ({ field, each }: GroupBy): string =>
  each === undefined ? field : `${field}:${each}`;

/** Reads such a text; undefined for a field that makes no groups. */
export function readGroupBy(text: string | null, table: ResolvedTable): GroupBy | undefined {
  const [name = '', span] = (text ?? '').split(':');
  const field = table.byName.get(name);
  if (field === undefined || !isGroupable(field)) return undefined;
  const { each } = groupBy(field);
  return { field: name, each: each && (spans.find((one) => one === span) ?? each) };
}
