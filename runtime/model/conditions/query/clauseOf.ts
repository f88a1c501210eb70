import { dayAfter } from '../../fields/columnTypes/dayText.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Operator } from '../../fields/types/FieldType.ts';
import type { Cell } from '../../schema/Row.ts';
import type { Clause } from './Clause.ts';

type OfDay = (first: string, next: string, day: string) => Pick<Clause, 'operator' | 'values'>;

/** What comparing a column with a whole day means, from its first moment to the first of the next day. */
const ofDay: Readonly<Partial<Record<Operator, OfDay>>> = {
  equal: (first, next) => ({ operator: 'within', values: [first, next] }),
  notEqual: (_first, _next, day) => ({ operator: 'notIn', values: [day] }),
  thanorequal: (first) => ({ operator: 'thanorequal', values: [first] }),
  lessorequal: (_first, next) => ({ operator: 'lt', values: [next] }),
  lt: (first) => ({ operator: 'lt', values: [first] }),
  gt: (_first, next) => ({ operator: 'thanorequal', values: [next] }),
};

const dated: ReadonlySet<string> = new Set(['date', 'datetime']);

/**
 * A clause of read values. A day compared with a datetime column becomes its moments, so that indexes on the
 * column still serve.
 */
export function clauseOf(field: ResolvedField, operator: Operator, values: readonly Cell[]): Clause {
  const [day] = values;
  const next = typeof day === 'string' && dated.has(field.columnType) ? dayAfter(day) : undefined;
  if (typeof day !== 'string' || next === undefined) return { field, operator, values };
  if (field.columnType === 'date')
    return operator === 'lessorequal'
      ? { field, operator: 'lt', values: [next] }
      : { field, operator, values };
  const made = ofDay[operator]?.(`${day} 00:00:00`, `${next} 00:00:00`, day);
  return made ? { field, ...made } : { field, operator, values };
}
