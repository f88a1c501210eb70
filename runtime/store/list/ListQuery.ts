import {
  columnsText,
  groupsText,
  type ListFilters,
  readColumns,
  readGroupsText,
  searchPrefix,
} from '../../model/conditions/ListFilters.ts';
import { searchOf } from '../../model/fields/projections/searchRows.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { ChosenView } from '../../model/optionViews/OptionView.ts';
import { readChosen } from '../../model/optionViews/readChosen.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import { type GroupBy, groupByText, readGroupBy } from './GroupBy.ts';
import { readSortText, type SortPart, sortText } from './SortPart.ts';

/** Query of a list. All of it is in the page's address, so that Back and shared links work. */
export interface ListQuery extends ListFilters {
  /** Text of the quick-search box. */
  readonly quick: string;
  /** Values of the advanced search by field; both ends of a range. */
  readonly values: Row;
  /** Chosen node of the side tree. */
  readonly node: string | undefined;
  /** The first column first; none: the list's own order. */
  readonly sort: readonly SortPart[];
  /** Groups in place of pages. */
  readonly group: GroupBy | undefined;
  /** From 1. */
  readonly page: number;
  readonly rows: number;
  /** The open view; undefined: all data. Its filters are in the address too. */
  readonly view: Exclude<ChosenView, 'all'>;
  /** Key of the record open in the edit box. */
  readonly open: string | undefined;
  /** Opens the record for viewing (`viewflow`), from a link in a task list. */
  readonly watch: boolean;
  /** Filters of the address that cannot be read. They stay in it, and no rows are shown, until the user drops them. */
  readonly unread: readonly UnreadFilter[];
}

/** A part of an address that should filter and has no shape, or names no field. */
export interface UnreadFilter {
  readonly name: string;
  readonly text: string;
}

/** Allowed page sizes; the first is the default. */
export interface PageSizes {
  readonly sizes: readonly number[];
  readonly size: number;
}

/** Names the filters of an address that the server keeps. */
export const keptName = 'k';

const ends = '~';

const partText = (value: Cell): string => (value === null ? '' : String(value));

/** Address text of a search value: ends of a range joined by `~`, several keys by commas. */
const valueText = (value: Cell, range: boolean): string => {
  if (!Array.isArray(value)) return partText(value);
  const text = value.map(partText).join(range ? ends : ',');
  return text === ends ? '' : text;
};

const readValue = (table: ResolvedTable, name: string, text: string): Cell | undefined => {
  const field = table.byName.get(name);
  if (!field || text === '') return undefined;
  if (searchOf(field).range) {
    const [from = '', to = ''] = text.split(ends, 2);
    return [from || null, to || null];
  }
  return text;
};

/** The address of a query; default values are left out. */
export function formatListQuery(query: ListQuery, table: ResolvedTable, sizes: PageSizes): string {
  const found = new URLSearchParams();
  if (query.view !== undefined) found.set('v', String(query.view));
  if (query.quick) found.set('q', query.quick);
  if (query.node !== undefined) found.set('node', query.node);
  for (const [name, value] of Object.entries(query.values)) {
    const field = table.byName.get(name);
    const text = field ? valueText(value, searchOf(field).range) : '';
    if (text !== '') found.set(searchPrefix + name, text);
  }
  const columns = columnsText(query.columns);
  const groups = groupsText(query.groups);
  if (columns) found.set('c', columns);
  if (groups) found.set('g', groups);
  for (const { name, text } of query.unread) found.set(name, text);
  if (query.sort.length > 0) found.set('sort', sortText(query.sort));
  if (query.group) found.set('group', groupByText(query.group));
  if (query.page > 1) found.set('page', String(query.page));
  if (query.rows !== sizes.size) found.set('rows', String(query.rows));
  if (query.open !== undefined) {
    if (query.watch) found.set('viewflow', '1');
    found.set('id', query.open);
  }
  return found.toString();
}

/** Reads an address; skips names and numbers it does not know, and keeps filters that it cannot read. */
export function parseListQuery(search: string, table: ResolvedTable, sizes: PageSizes): ListQuery {
  const given = new URLSearchParams(search);
  const values: Record<string, Cell> = {};
  const unread: UnreadFilter[] = [];
  for (const [name, text] of given) {
    if (!name.startsWith(searchPrefix) || text === '') continue;
    const value = readValue(table, name.slice(searchPrefix.length), text);
    if (value === undefined) unread.push({ name, text });
    else values[name.slice(searchPrefix.length)] = value;
  }
  const columns = readColumns(given.get('c'));
  const groups = readGroupsText(given.get('g'));
  // Filters that the server keeps stand in place of this name, unless it has them no more.
  const kept = given.get(keptName);
  if (kept) unread.push({ name: keptName, text: kept });
  if (columns.unread) unread.push({ name: 'c', text: given.get('c') ?? '' });
  if (groups.unread) unread.push({ name: 'g', text: given.get('g') ?? '' });
  // Links to dynamic forms use the key's name (`?Order_Id=7`), all others `id`.
  const open = given.get('id') ?? given.get(table.key) ?? undefined;
  const view = readChosen(given.get('v') ?? '');
  const page = Number(given.get('page'));
  const rows = Number(given.get('rows'));
  return {
    quick: given.get('q') ?? '',
    values,
    node: given.get('node') ?? undefined,
    columns: columns.found,
    groups: groups.found,
    sort: readSortText(given.get('sort') ?? '', (field) => table.byName.has(field)),
    group: readGroupBy(given.get('group'), table),
    view: view === 'all' ? undefined : view,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    rows: sizes.sizes.includes(rows) ? rows : sizes.size,
    open,
    watch: open !== undefined && readsAsTrue(given.get('viewflow')),
    unread,
  };
}

/** Reads `viewflow`: any value except empty, 0 and false means true. */
const readsAsTrue = (text: string | null): boolean => !['', '0', 'false'].includes(text ?? '');
