import { periodOf } from '../../../expressions/index.ts';
import type { App } from '../../host/AppContext.ts';
import type { ConditionEntry } from '../../model/conditions/ConditionGroup.ts';
import { conditionValue } from '../../model/conditions/conditionValue.ts';
import { operatorOfFilterType } from '../../model/conditions/operators/index.ts';
import { shownValue } from '../../model/conditions/query/readClause.ts';
import { searchClauses } from '../../model/conditions/query/searchClauses.ts';
import { beginSentence } from '../../model/conditions/sentence/SentenceContext.ts';
import { valueWords } from '../../model/conditions/sentence/valueWords.ts';
import { searchOf } from '../../model/fields/projections/searchRows.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import { isMessageKey } from '../../model/messages/index.ts';
import type { Cell } from '../../model/schema/Row.ts';
import type { IgnoredClause } from '../../wire/PageQuery.ts';
import { keptName, type ListQuery } from './ListQuery.ts';
import { type ListStore, unfiltered } from './ListStore.ts';

/** Text of a part of a chip; `unused`: why the server ignored it. */
export interface ChipPart {
  readonly text: string;
  readonly unused: string | undefined;
}

/** One active filter. */
export interface FilterChip {
  readonly key: string;
  readonly parts: readonly ChipPart[];
  /** Word between the parts of a group. */
  readonly joint: string;
  /** The query without this filter. */
  readonly without: Partial<ListQuery>;
}

/** Active filters, and ignored clauses that belong to none of them. */
export interface FilterChips {
  readonly chips: readonly FilterChip[];
  readonly notes: readonly string[];
  /** The query without what cannot be applied; without any filter where a note does not say which it is. */
  readonly usable: Partial<ListQuery>;
}

/** Sources of the chips. */
export interface ChipSource {
  readonly app: Pick<App, 't' | 'locale' | 'dictionaries' | 'session'>;
  readonly doc: DocumentTable;
  readonly list: Pick<ListStore, 'query' | 'ignored' | 'quickFields' | 'rows'>;
  /** Field and dictionary of the side tree. */
  readonly tree?: { readonly field: string; readonly dataKey: string } | undefined;
}

/** Every active filter of a list with its value as text, in query order. */
export function filterChips(source: ChipSource): FilterChips {
  const { app, doc, list, tree } = source;
  const { t } = app;
  const { query } = list;
  const { byName } = doc.main;
  const usable: Mutable<ListFilterParts> = { ...unfiltered, node: query.node };
  const used = new Set<IgnoredClause>();
  const titled = (title: string, value: string): string => t('filter.titled', { title, value });
  const label = (field: ResolvedField, value: unknown): string | undefined =>
    field.dataKey === undefined || typeof value === 'object'
      ? undefined
      : app.dictionaries.label(field.dataKey, String(value));
  const sentence = beginSentence(doc, app.locale, { label });

  const words = (field: ResolvedField, value: Cell): string => {
    const parts = typeof value === 'string' && isChosen(field) ? value.split(',') : [value];
    return parts.map((part) => valueWords(part, field, sentence)).join(t('filter.comma'));
  };
  /** Why a clause with this name and one of these values was ignored. */
  const unusedFor = (name: string, values: readonly unknown[]): string | undefined => {
    const shown = values.map(shownValue);
    const found = list.ignored.find(
      (one) =>
        one.name.toLowerCase() === name.toLowerCase() && (one.value === '' || shown.includes(one.value)),
    );
    if (!found) return undefined;
    used.add(found);
    return reasonOf(found, t);
  };
  const entryPart = (entry: ConditionEntry): ChipPart => {
    const { field: name, filterType, value } = entry;
    const unused = unusedFor(name, [value, filterType]);
    const { field, title } = namedField(doc, name);
    const operator = operatorOfFilterType(filterType);
    if (!field || !operator) return { text: [title, filterType, shownValue(value)].join(' '), unused };
    const read = conditionValue[operator.takes](value, field, operator.operator.startsWith('like'));
    const right =
      read !== 'missing' && 'value' in read
        ? valueWords(read.value, operator.takes === 'days' ? undefined : field, sentence)
        : shownValue(value);
    const period =
      operator.operator === 'within'
        ? periodOf(filterType, app.session.now(), operator.takes === 'days' ? Number(value) : 0)
        : undefined;
    const dates = period
      ? ` ${t(period.from === period.to ? 'condition.day' : 'condition.period', { ...period })}`
      : '';
    return { text: t(operator.says, { left: title, right }) + dates, unused };
  };

  const chips: FilterChip[] = [];
  const one = (key: string, part: ChipPart, without: Partial<ListQuery>): void => {
    chips.push({ key, parts: [part], joint: '', without });
  };
  if (query.quick.trim() !== '') {
    const titles = list.quickFields.map((name) => byName.get(name)?.title ?? name).join(t('filter.comma'));
    const title = `${t('filter.quick')}${titles === '' ? '' : ` ${titles}`}`;
    const isExact = list.ignored.every(({ rowsStay }) => rowsStay === true);
    const reasons = list.quickFields.flatMap((name) => unusedFor(name, [query.quick.trim()]) ?? []);
    if (isExact || reasons.length === 0) usable.quick = query.quick;
    one('q', { text: titled(title, query.quick.trim()), unused: reasons[0] }, { quick: '' });
  }
  if (query.node !== undefined) {
    const title = byName.get(tree?.field ?? '')?.title ?? '';
    const value = (tree && app.dictionaries.label(tree.dataKey, query.node)) ?? query.node;
    one('node', { text: titled(title, value), unused: undefined }, { node: undefined });
  }
  for (const [name, value] of Object.entries(query.values)) {
    const field = byName.get(name);
    const wheres = searchClauses(doc.main, { [name]: value });
    if (!field || wheres.length === 0) continue;
    const { [name]: _, ...values } = query.values;
    const unused = unusedFor(
      name,
      wheres.map((where) => where.value),
    );
    const said = searchOf(field).range
      ? rangeWords(value, (end) => words(field, end), t)
      : words(field, value);
    if (unused === undefined) usable.values = { ...usable.values, [name]: value };
    // The key has no title that people know: the chip names the record, else its table.
    const isKey = name === doc.main.key;
    const found = isKey && list.rows.length === 1 ? list.rows[0]?.[doc.main.nameField] : undefined;
    const title = isKey ? doc.main.cnName : field.title;
    one(`f.${name}`, { text: titled(title, found ? String(found) : said), unused }, { values });
  }
  for (const entry of query.columns) {
    const columns = query.columns.filter((other) => other !== entry);
    const part = entryPart(entry);
    if (part.unused === undefined) usable.columns = [...usable.columns, entry];
    one(`c.${entry.field}`, part, { columns });
  }
  for (const [index, group] of query.groups.entries()) {
    const parts = group.tjOptions.map(entryPart);
    const tjOptions = group.tjOptions.filter((_, at) => parts[at]?.unused === undefined);
    if (tjOptions.length > 0) usable.groups = [...usable.groups, { ...group, tjOptions }];
    chips.push({
      key: `g.${index}`,
      parts,
      joint: t(group.tjzType === 'or' ? 'condition.or' : 'condition.and'),
      without: { groups: query.groups.filter((other) => other !== group) },
    });
  }
  for (const filter of query.unread) {
    const isGone = filter.name === keptName;
    const unused = t(isGone ? 'filter.gone' : 'filter.unread');
    const text = isGone ? t('filter.kept') : shortText(filter.text);
    one(`u.${filter.name}`, { text, unused }, { unread: query.unread.filter((other) => other !== filter) });
  }
  const orders = query.sort.map(({ order }) => order).join();
  for (const part of query.sort) {
    const unused = unusedFor(part.field, [orders]);
    if (unused === undefined) continue;
    const title = byName.get(part.field)?.title ?? part.field;
    const sort = query.sort.filter((other) => other !== part);
    one(`sort.${part.field}`, { text: titled(t('filter.sort'), title), unused }, { sort });
  }
  const unplaced = list.ignored.filter((ignored) => !used.has(ignored));
  const notes = [...new Set(unplaced.map((ignored) => reasonOf(ignored, t)))];
  return { chips, notes, usable: unplaced.some(({ rowsStay }) => rowsStay !== true) ? unfiltered : usable };
}

type ListFilterParts = Pick<ListQuery, keyof typeof unfiltered>;
type Mutable<T> = { -readonly [Part in keyof T]: T[Part] };

/** A filter that cannot be read, as far as a chip shows it. */
const shortText = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A field by its name, `Detail.Field` for one of detail rows, with its title on the screen. */
function namedField(
  { main, details }: DocumentTable,
  name: string,
): { readonly field: ResolvedField | undefined; readonly title: string } {
  const own = main.byName.get(name);
  if (own) return { field: own, title: own.title };
  const [detailName, ...rest] = name.split('.');
  const detail = details.find(({ schema }) => schema.table === detailName);
  const field = detail?.table.byName.get(rest.join('.'));
  if (!detail || !field) return { field: undefined, title: name };
  return { field, title: `${detail.schema.cnName ?? detail.table.cnName} ${field.title}` };
}

/** Values of these fields are keys joined by commas; in a text a comma is a comma. */
const isChosen = (field: ResolvedField): boolean => field.dataKey !== undefined || field.data !== undefined;

function rangeWords(value: Cell, say: (end: Cell) => string, t: App['t']): string {
  const [from = null, to = null] = Array.isArray(value) ? value : [value];
  if (from !== null && to !== null) return t('filter.fromTo', { from: say(from), to: say(to) });
  return from !== null ? t('filter.from', { from: say(from) }) : t('filter.to', { to: say(to) });
}

function reasonOf({ reason, message, name, value }: IgnoredClause, t: App['t']): string {
  return message ?? (isMessageKey(reason) ? t(reason, { name, value }) : reason);
}
