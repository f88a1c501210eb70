import type { CalendarSchema } from '../../model/schema/CalendarSchema.ts';
import type { JsonObject } from '../../model/schema/Json.ts';
import type { WhereClause } from '../../wire/PageQuery.ts';

/** Conditions of a Page call. */
interface Overlap {
  readonly wheres: readonly WhereClause[];
  readonly filters: readonly JsonObject[];
}

const either = (...tjOptions: readonly JsonObject[]): JsonObject => ({
  tjzType: 'or',
  tjOptions: [...tjOptions],
});

/** Conditions for the rows of which at least one day is in a period. A row without an end has one day. */
export function overlapFilters(
  { start, end }: Pick<CalendarSchema, 'start' | 'end'>,
  { from, to }: { readonly from: string; readonly to: string },
): Overlap {
  const begins: WhereClause = { name: start, value: to, displayType: 'lessorequal' };
  if (end === undefined)
    return { wheres: [{ name: start, value: from, displayType: 'thanorequal' }, begins], filters: [] };
  // (end >= from) or (no end, and start >= from), as groups that must all hold.
  const endsLater = { field: end, filterType: '>=', value: from };
  return {
    wheres: [begins],
    filters: [
      either(endsLater, { field: end, filterType: 'empty' }),
      either(endsLater, { field: start, filterType: '>=', value: from }),
    ],
  };
}
