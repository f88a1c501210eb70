import type { ConditionEntry, ConditionGroup } from '../conditions/ConditionGroup.ts';
import type { BoardFilters } from './BoardFilters.ts';
import type { CardRows } from './BoardSchema.ts';
import { daysOf } from './daysOf.ts';
import { daysLater } from './periods/dates.ts';
import type { DayRange } from './periods/Period.ts';

const and = (tjOptions: readonly ConditionEntry[]): readonly ConditionGroup[] =>
  tjOptions.length === 0 ? [] : [{ tjzType: 'and', tjOptions }];

/** Conditions that rows of these days meet, by their date or moment. */
const dayConditions = (field: string, { from, to }: DayRange): readonly ConditionEntry[] => [
  ...(from === undefined ? [] : [{ field, filterType: '>=', value: from }]),
  ...(to === undefined ? [] : [{ field, filterType: '<', value: daysLater(to, 1) }]),
];

/** What the rows of a card are asked with. */
interface RowsAsked {
  readonly filters: BoardFilters;
  /** `yyyy-MM-dd` in the product's time zone. */
  readonly today: string;
  /** Whether the table has a field: filters of others do not concern it. */
  has(field: string): boolean;
  /** Days in place of the card's own. */
  readonly days?: DayRange | undefined;
}

/** The conditions of a card's rows, as a list has them: its own, its days, and the filters of the board that concern it. */
export const rowConditions = (
  rows: Partial<CardRows>,
  { filters, today, has, days = daysOf(rows, filters, today) }: RowsAsked,
): readonly ConditionGroup[] => [
  ...(rows.where ?? []),
  ...(rows.date === undefined || days === undefined ? [] : and(dayConditions(rows.date, days))),
  ...Object.entries(filters.values ?? {}).flatMap(([field, values]) =>
    values.length === 0 || !has(field) ? [] : and([chosenValues(field, values)]),
  ),
];

/** One of the chosen values has to hold. Null: the field is empty. */
const chosenValues = (field: string, values: readonly unknown[]): ConditionEntry => {
  const [only] = values;
  if (values.length === 1 && (only === null || only === '')) return { field, filterType: 'empty' };
  const scalars = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return scalars.length === 1
    ? { field, filterType: '=', value: scalars[0] as string | number }
    : { field, filterType: 'in', value: scalars };
};
