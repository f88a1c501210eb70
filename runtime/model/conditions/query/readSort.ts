import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Ignored } from './Clause.ts';
import { type QueryRules, queryLimits } from './QueryRules.ts';
import { queryField } from './queryField.ts';
import { ignore } from './readClause.ts';

/** One column of the sort order. */
interface SortColumn {
  readonly field: ResolvedField;
  readonly order: 'asc' | 'desc';
}

/** Sort order of a query. Never empty; ends with the key, so that pages neither repeat nor lose rows. */
export interface ReadSort {
  readonly by: readonly SortColumn[];
  readonly ignored: readonly Ignored[];
}

/** A text with more signs than any condition may have. Checked first: it can have as many names as signs. */
const isLong = (sent: unknown): boolean => typeof sent === 'string' && sent.length > queryLimits.text;

const isNothing = (sent: unknown): boolean => sent === undefined || sent === null || sent === '';

/** Names to sort by. Undefined when the input is neither a list nor a text that may be read. */
const namesOf = (sort: unknown): readonly unknown[] | undefined => {
  if (isNothing(sort)) return [];
  if (isLong(sort)) return undefined;
  const names = Array.isArray(sort) ? sort : typeof sort === 'string' ? sort.split(',') : undefined;
  return names?.filter((name) => name !== '');
};

const directions: ReadonlyMap<unknown, SortColumn['order']> = new Map([
  ['asc', 'asc'],
  ['desc', 'desc'],
]);

/** Directions in the order of the names. Undefined when one of them is no direction. */
const directionsOf = (order: unknown): readonly SortColumn['order'][] | undefined => {
  if (isNothing(order)) return ['desc'];
  if (isLong(order)) return undefined;
  const words = typeof order === 'string' ? order.toLowerCase().split(',') : [order];
  const found = words.map((word) => directions.get(typeof word === 'string' ? word.trim() : word));
  return found.every((one) => one !== undefined) ? found : undefined;
};

/**
 * Reads `sort` (names, comma-separated) and `order` (a direction for each name, comma-separated; the last one goes for
 * the names after it, default descending) of a Page call. Unknown, forbidden and malformed parts are dropped and
 * reported. Falls back to the table's `sortName` in its `sortOrder`, else the key; ascending when only `asc` is sent.
 */
export function readSort(
  table: ResolvedTable,
  sort: unknown,
  order: unknown,
  rules: QueryRules = {},
): ReadSort {
  const ignored: Ignored[] = [];
  const read = (names: readonly unknown[], orders: readonly SortColumn['order'][], report: boolean) => {
    const found = new Map<ResolvedField, SortColumn['order']>();
    for (const [at, name] of names.entries()) {
      const named = queryField(table, name, rules);
      if (!named.ok) {
        if (report) ignored.push(ignore(name, order, named.reason).ignored);
      } else if (!found.has(named.field)) found.set(named.field, orders[at] ?? orders.at(-1) ?? 'desc');
    }
    return found;
  };
  const names = namesOf(sort);
  if (names === undefined) ignored.push(ignore('sort', sort, 'query.unreadable').ignored);
  const known = directionsOf(order);
  if (known === undefined) ignored.push(ignore('order', order, 'query.unreadable').ignored);
  const asked = read((names ?? []).slice(0, table.fields.length), known ?? ['desc'], true);
  // Clients of other products send `desc` with every call, so it says nothing alone.
  const own = names?.length === 0 && known?.[0] === 'asc' ? 'asc' : (table.sortOrder ?? 'desc');
  const by = asked.size > 0 ? asked : read(namesOf(table.sortName) ?? [], [own], false);
  const key = table.byName.get(table.key);
  if (key && !by.has(key)) by.set(key, [...by.values()].at(-1) ?? own);
  return { by: [...by].map(([field, direction]) => ({ field, order: direction })), ignored };
}
