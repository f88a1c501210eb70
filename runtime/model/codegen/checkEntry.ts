import { isReserved } from '../check/isReserved.ts';
import { schemaIssue, unknownName } from '../check/schemaIssue.ts';
import { versionField } from '../fields/resolve/impliedFields.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Issue } from '../schema/Issue.ts';
import { checkColumns } from './checkColumns.ts';
import { columnPlace, entryColumnTable } from './columnPlace.ts';
import type { EntryWorld } from './Generated.ts';
import { isName } from './isName.ts';
import { mixinsOf } from './mixinsOf.ts';
import { namesIn, type TableEntry, tableOf } from './TableEntry.ts';

/** Most columns of an entry. */
const mostColumns = 300;

/** What else an entry is checked against. */
export interface EntrySurroundings extends EntryWorld {
  /** Tables that this entry may not make: those of the product and of other entries, as written. */
  readonly taken: ReadonlyMap<string, 'product' | 'entry'>;
  /** Paths of pages that are not this entry's. */
  readonly paths: ReadonlySet<string>;
  /** Lines of the menu. */
  readonly menuIds: ReadonlySet<number>;
}

/** True for an entry that only holds others: it has no columns. */
export const isFolder = ({ columns }: TableEntry): boolean => columns.length === 0;

function* checkNames(entry: TableEntry, { taken, paths }: EntrySurroundings): Generator<Issue> {
  const name = tableOf(entry);
  const place = entry.tableTrueName === '' ? 'TableName' : 'TableTrueName';
  for (const [field, value] of [
    ['TableName', entry.tableName],
    ['TableTrueName', entry.tableTrueName],
  ] as const)
    if (value !== '' && (!isName(value) || isReserved(value)))
      yield schemaIssue('codegen.badName', field, { name: value });
  const by = [...taken].find(([known]) => known.toLowerCase() === name.toLowerCase());
  if (by?.[1] === 'product') yield schemaIssue('codegen.productTable', place, { name });
  else if (by !== undefined) yield schemaIssue('codegen.tableTaken', place, { name });
  const path = `/${entry.tableName}`.toLowerCase();
  if (by === undefined && entry.menuParent !== undefined && paths.has(path))
    yield schemaIssue('codegen.pathTaken', 'TableName', { path: `/${entry.tableName}` });
}

function* checkKey({ columns }: TableEntry): Generator<Issue> {
  const keys = columns.flatMap(({ isKey }, at) => (isKey ? [at] : []));
  if (keys.length === 0) yield schemaIssue('codegen.noKey', entryColumnTable);
  for (const at of keys.slice(1)) yield schemaIssue('codegen.secondKey', columnPlace(at, 'IsKey'));
}

/** Columns that the entry names by text: they must be its own, or of its mixins. */
function* checkNamed(entry: TableEntry, world: EntryWorld): Generator<Issue> {
  const known = [
    ...entry.columns.map(({ columnName }) => columnName),
    ...mixinsOf(entry, world.mixins).flatMap(({ fields }) => fields.map(({ field }) => field)),
  ];
  const named: readonly (readonly [place: string, list: string])[] = [
    ['ExpressField', entry.expressField],
    ['SortName', entry.sortName],
    ['UploadField', entry.uploadField],
  ];
  for (const [place, list] of named)
    for (const name of namesIn(list))
      if (!known.includes(name)) yield unknownName('codegen.unknownColumn', place, name, known);
  for (const name of entry.mixins)
    if (!world.mixins.has(name))
      yield unknownName('schema.unknownMixin', 'Mixins', name, world.mixins.keys());
}

/** Tables below a table, over all levels. */
const below = (tables: EntryWorld['tables'], from: string, seen = new Set<string>()): ReadonlySet<string> => {
  for (const { table } of tables.get(from)?.details ?? [])
    if (!seen.has(table)) {
      seen.add(table);
      below(tables, table, seen);
    }
  return seen;
};

/** Another table that has the detail already. */
const otherMain = (tables: EntryWorld['tables'], own: string, detail: string): string | undefined =>
  [...tables.values()].find(
    ({ table, details = [] }) => table !== own && details.some((one) => one.table === detail),
  )?.cnName;

/** Details are tables of entries, each of one main table: a document lends its rights to their rows. */
function* checkDetails(entry: TableEntry, { tables, taken }: EntrySurroundings): Generator<Issue> {
  const name = tableOf(entry);
  const key = entry.columns.find(({ isKey }) => isKey)?.columnName;
  const seen = new Set<string>();
  for (const detail of namesIn(entry.detailName)) {
    const said = (rule: MessageKey): Issue =>
      schemaIssue(rule, 'DetailName', { name: detail, key: key ?? '' });
    const table = tables.get(detail);
    if (seen.has(detail)) yield said('codegen.detailTwice');
    seen.add(detail);
    if (detail === name || below(tables, detail).has(name)) yield said('codegen.detailCircle');
    else if (table === undefined)
      yield unknownName('codegen.unknownDetail', 'DetailName', detail, tables.keys());
    else if (taken.get(detail) === 'product') yield said('codegen.detailOfProduct');
    else if (otherMain(tables, name, detail) !== undefined)
      yield schemaIssue('codegen.detailOfOther', 'DetailName', {
        name: detail,
        main: otherMain(tables, name, detail) ?? '',
      });
    else if (key !== undefined && !table.fields.some(({ field }) => field === key))
      yield said('codegen.detailWithoutKey');
  }
}

/** What is wrong with an entry, each at its place in the record of `Sys_TableInfo`. Empty: it can become a page. */
export const checkEntry = (entry: TableEntry, around: EntrySurroundings): readonly Issue[] => {
  if (entry.columns.length > mostColumns)
    return [
      schemaIssue('codegen.tooManyColumns', entryColumnTable, { n: entry.columns.length, most: mostColumns }),
    ];
  const isVersion = (name: string): boolean => name.toLowerCase() === versionField.toLowerCase();
  return [
    ...checkNames(entry, around),
    ...(isFolder(entry) ? [] : checkKey(entry)),
    ...checkColumns(entry.columns, around),
    ...entry.columns.flatMap(({ columnName }, at) =>
      isVersion(columnName)
        ? [schemaIssue('codegen.ownColumn', columnPlace(at, 'ColumnName'), { name: columnName })]
        : [],
    ),
    ...checkNamed(entry, around),
    ...checkDetails(entry, around),
    ...(entry.menuParent === undefined || entry.menuParent === 0 || around.menuIds.has(entry.menuParent)
      ? []
      : [schemaIssue('codegen.unknownMenu', 'MenuParent', { id: entry.menuParent })]),
  ];
};
