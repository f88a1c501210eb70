import { isReserved } from '../check/isReserved.ts';
import { schemaIssue, unknownName } from '../check/schemaIssue.ts';
import { mostDigits } from '../fields/extension/extensionKinds.ts';
import { hasMeaning, isSystemColumn } from '../fields/reservedFields.ts';
import { versionField } from '../fields/resolve/impliedFields.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Issue } from '../schema/Issue.ts';
import { keptAddress } from '../schema/keptAddress.ts';
import { checkColumns } from './checkColumns.ts';
import { columnPlace, entryColumnTable } from './columnPlace.ts';
import type { EntryWorld } from './Generated.ts';
import { isName } from './isName.ts';
import { mixinsOf } from './mixinsOf.ts';
import { namesIn, type TableEntry, tableOf } from './TableEntry.ts';

/** Most columns of an entry. */
const mostColumns = 300;

const mostKey = 2_147_483_647;

/** Whole numbers of an entry, from 0 to the given ones. */
const entryNumbers = [
  ['parentId', mostKey],
  ['menuParent', mostKey],
  ['uploadMaxCount', 100],
] as const;

/** Those of its columns. */
const columnNumbers = [
  ['maxlength', 10_485_760],
  ['scale', mostDigits],
  ['editRowNo', 1000],
  ['editColNo', 1000],
  ['searchRowNo', 1000],
  ['searchColNo', 1000],
  ['columnWidth', 2000],
] as const;

/** Fields of the records are named like properties, with a capital. */
const fieldOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** What else an entry is checked against. */
export interface EntrySurroundings extends EntryWorld {
  /** Tables that this entry may not make: those of the product and of other entries, as written. */
  readonly taken: ReadonlyMap<string, 'product' | 'entry'>;
  /** Paths of pages that are not this entry's. */
  readonly paths: ReadonlySet<string>;
  /** Whether the product uses a name for itself: in addresses of calls and pages. */
  isReserved(name: string): boolean;
  /** Lines of the menu. */
  readonly menuIds: ReadonlySet<number>;
}

/** True for an entry that only holds others: it has no columns. */
export const isFolder = ({ columns }: TableEntry): boolean => columns.length === 0;

/** Whether another table has this name, in any case. */
const isTaken = (taken: EntrySurroundings['taken'], name: string): boolean =>
  [...taken.keys()].some((known) => known.toLowerCase() === name.toLowerCase());

function* checkNames(entry: TableEntry, around: EntrySurroundings): Generator<Issue> {
  const { taken, paths } = around;
  const name = tableOf(entry);
  const place = entry.tableTrueName === '' ? 'TableName' : 'TableTrueName';
  for (const [field, value] of [
    ['TableName', entry.tableName],
    ['TableTrueName', entry.tableTrueName],
  ] as const)
    if (value !== '' && (!isName(value) || isReserved(value)))
      yield schemaIssue('codegen.badName', field, { name: value });
    else if (keptAddress(`/${value}`) !== undefined)
      yield schemaIssue('schema.keptAddress', field, {
        name: value,
        address: keptAddress(`/${value}`) ?? '',
      });
    else if (value !== '' && !isTaken(taken, value) && around.isReserved(value))
      yield schemaIssue('server.reservedName', field, { name: value });
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

/** Rows limited to their creators need a creator that the server writes: `CreateID` of a mixin. */
function* checkOwner(entry: TableEntry, { mixins }: EntryWorld): Generator<Issue> {
  const isStamped = mixinsOf(entry, mixins).some(({ fields }) =>
    fields.some(({ field, stamp }) => field === 'CreateID' && stamp === 'createId'),
  );
  if (entry.userPermissionDesc && !isStamped)
    yield schemaIssue('schema.rowOwner', 'UserPermissionDesc', { table: tableOf(entry) });
}

/** Columns that the product reads by their meaning, or that the database has itself; mixins of the entry may bring them. */
function* checkMeanings(entry: TableEntry, { mixins }: EntryWorld): Generator<Issue> {
  const brought = new Set(
    mixinsOf(entry, mixins).flatMap(({ fields }) => fields.map(({ field }) => field.toLowerCase())),
  );
  for (const [at, { columnName: name }] of entry.columns.entries()) {
    const lower = name.toLowerCase();
    if (isSystemColumn(name) || lower === versionField.toLowerCase())
      yield schemaIssue('codegen.ownColumn', columnPlace(at, 'ColumnName'), { name });
    else if (hasMeaning(name) && !brought.has(lower)) {
      const mixin = [...mixins.values()].find(({ fields }) =>
        fields.some(({ field }) => field.toLowerCase() === lower),
      )?.mixin;
      const rule = mixin === undefined ? 'codegen.ownColumn' : 'codegen.mixinColumn';
      yield schemaIssue(rule, columnPlace(at, 'ColumnName'), { name, mixin: mixin ?? '' });
    }
  }
}

/** Numbers of an entry outside what they can mean. */
function* checkNumbers(entry: TableEntry): Generator<Issue> {
  const outside = ([name, most]: (typeof entryNumbers)[number]): boolean => {
    const value = entry[name] ?? 0;
    return !Number.isInteger(value) || value < 0 || value > most;
  };
  for (const one of entryNumbers)
    if (outside(one))
      yield schemaIssue('codegen.numberBounds', fieldOf(one[0]), {
        value: entry[one[0]] ?? '',
        most: one[1],
      });
  for (const [at, column] of entry.columns.entries())
    for (const [name, most] of columnNumbers) {
      const value = column[name] ?? 0;
      if (!Number.isInteger(value) || value < 0 || value > most)
        yield schemaIssue('codegen.numberBounds', columnPlace(at, fieldOf(name)), { value, most });
    }
}

/** What is wrong with an entry, each at its place in the record of `Sys_TableInfo`. Empty: it can become a page. */
export const checkEntry = (entry: TableEntry, around: EntrySurroundings): readonly Issue[] => {
  if (entry.columns.length > mostColumns)
    return [
      schemaIssue('codegen.tooManyColumns', entryColumnTable, { n: entry.columns.length, most: mostColumns }),
    ];
  return [
    ...checkNames(entry, around),
    ...(isFolder(entry) ? [] : checkKey(entry)),
    ...checkColumns(entry.columns, around),
    ...checkOwner(entry, around),
    ...checkMeanings(entry, around),
    ...checkNumbers(entry),
    ...checkNamed(entry, around),
    ...checkDetails(entry, around),
    ...(entry.menuParent === undefined || entry.menuParent === 0 || around.menuIds.has(entry.menuParent)
      ? []
      : [schemaIssue('codegen.unknownMenu', 'MenuParent', { id: entry.menuParent })]),
  ];
};
