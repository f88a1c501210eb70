import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Ignored } from './Clause.ts';
import type { QueryRules } from './QueryRules.ts';
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

const isNothing = (sent: unknown): boolean => sent === undefined || sent === null || sent === '';

/** Names to sort by. Undefined when the input is neither a list nor text. */
const namesOf = (sort: unknown): readonly unknown[] | undefined => {
  if (isNothing(sort)) return [];
  const names = Array.isArray(sort) ? sort : typeof sort === 'string' ? sort.split(',') : undefined;
  return names?.filter((name) => name !== '');
};

const directions: ReadonlyMap<unknown, SortColumn['order']> = new Map([
  ['asc', 'asc'],
  ['desc', 'desc'],
]);

/**
 * Reads `sort` (names, comma-separated) and `order` (one direction for all, default descending) of a Page
 * call. Unknown, forbidden and malformed parts are dropped and reported. Falls back to the table's `sortName`
 * descending, else the key.
 */
export function readSort(
  table: ResolvedTable,
  sort: unknown,
  order: unknown,
  rules: QueryRules = {},
): ReadSort {
  const ignored: Ignored[] = [];
  const read = (names: readonly unknown[], report: boolean): ResolvedField[] => {
    const found = new Set<ResolvedField>();
    for (const name of names) {
      const named = queryField(table, name, rules);
      if (named.ok) found.add(named.field);
      else if (report) ignored.push(ignore(name, order, named.reason).ignored);
    }
    return [...found];
  };
  const names = namesOf(sort);
  if (names === undefined) ignored.push(ignore('sort', sort, 'query.unreadable').ignored);
  const asked = read((names ?? []).slice(0, table.fields.length), true);
  const known = isNothing(order)
    ? 'desc'
    : directions.get(typeof order === 'string' ? order.toLowerCase() : order);
  if (known === undefined) ignored.push(ignore('order', order, 'query.unreadable').ignored);
  const direction = known ?? 'desc';
  const sortOrder = asked.length > 0 ? direction : 'desc';
  const fields = asked.length > 0 ? asked : read(namesOf(table.sortName) ?? [], false);
  const key = table.byName.get(table.key);
  const all = key && !fields.includes(key) ? [...fields, key] : fields;
  return { by: all.map((field) => ({ field, order: sortOrder })), ignored };
}
