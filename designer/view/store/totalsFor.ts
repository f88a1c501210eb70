import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isBound } from '../../../runtime/model/fields/types/storage.ts';
import type { DrawnTotal } from '../draft/isDrawn.ts';

const counts: readonly DrawnTotal[] = ['count', 'distinct'];
const ends: readonly DrawnTotal[] = ['least', 'greatest'];

/** The totals that make sense for a field, with the present one. Numbers that stand for records are only counted. */
export function totalsFor(
  field: ResolvedField | undefined,
  now: DrawnTotal | undefined,
): readonly DrawnTotal[] {
  const type = field && columnTypes[field.columnType].valueType;
  const isKey = field?.hidden === true || (field !== undefined && isBound(field));
  const sums: readonly DrawnTotal[] = type === 'number' && !isKey ? ['sum', 'average'] : [];
  const made = [...sums, ...counts, ...(isKey || type === 'boolean' ? [] : ends)];
  return now === undefined || made.includes(now) ? made : [...made, now];
}
