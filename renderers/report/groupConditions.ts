import type { ConditionEntry } from '../../runtime/model/conditions/ConditionGroup.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { GroupsAsked } from '../../runtime/wire/records/Groups.ts';

/** Months or days from the first day of a span to the first day of the next. */
const next: Readonly<Record<NonNullable<GroupsAsked['each']>, (day: Date) => void>> = {
  day: (day) => day.setUTCDate(day.getUTCDate() + 1),
  week: (day) => day.setUTCDate(day.getUTCDate() + 7),
  month: (day) => day.setUTCMonth(day.getUTCMonth() + 1),
  quarter: (day) => day.setUTCMonth(day.getUTCMonth() + 3),
  year: (day) => day.setUTCFullYear(day.getUTCFullYear() + 1),
};

const dayAfterSpan = (key: string, each: NonNullable<GroupsAsked['each']>): string => {
  const day = new Date(`${key.slice(0, 10)}T00:00:00Z`);
  next[each](day);
  return day.toISOString().slice(0, 10);
};

/** The conditions that the rows of a group fulfil; `key` is the value they share. */
export const groupConditions = (
  table: { readonly byName: ReadonlyMap<string, Pick<FieldSchema, 'columnType'>> },
  { by, each }: Pick<GroupsAsked, 'by' | 'each'>,
  key: Cell,
): readonly ConditionEntry[] => {
  if (key === null || typeof key === 'object') return [{ field: by, filterType: 'empty' }];
  const type = table.byName.get(by)?.columnType;
  if (typeof key !== 'string' || (type !== 'date' && type !== 'datetime'))
    return [{ field: by, filterType: '=', value: key }];
  return [
    { field: by, filterType: '>=', value: key.slice(0, 10) },
    { field: by, filterType: '<', value: dayAfterSpan(key, each ?? 'day') },
  ];
};
