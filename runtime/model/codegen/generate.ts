import { typedKeyLimit } from '../fields/resolve/impliedFields.ts';
import type { DictionarySchema } from '../schema/DictionarySchema.ts';
import type { MenuSchema } from '../schema/MenuSchema.ts';
import type { FieldLine, TableSchema } from '../schema/TableSchema.ts';
import { choicesIn } from './choicesIn.ts';
import { fieldLine, mixinLine } from './fieldLine.ts';
import { kindOf } from './fieldType.ts';
import type { EntryWorld, Generated, GeneratedRule } from './Generated.ts';
import { linkedTable, recordsOf } from './linkedTable.ts';
import { mixinsOf } from './mixinsOf.ts';
import { notesOf } from './notesOf.ts';
import { orderedColumns } from './orderedColumns.ts';
import { readRenamed } from './renamedColumns.ts';
import { type EntryColumn, namesIn, type TableEntry, tableOf } from './TableEntry.ts';

/** Numbers of menu lines of entries begin here. */
const firstMenu = 100_000;

/** Between the numbers that an entry tries, above those of all entries. */
const nextMenu = 1_000_000;

/**
 * Number of the menu line that the entry of a table makes. A number is free unless another page's line has it: files that were
 * written from another database bring their own.
 */
export const generatedMenuId = (id: number, table: string, menus: EntryWorld['menus'] = []): number => {
  const isTaken = (menuId: number): boolean =>
    menus.some((line) => line.id === menuId && line.tableName?.toLowerCase() !== table.toLowerCase());
  let menuId = firstMenu + id;
  while (isTaken(menuId)) menuId += nextMenu;
  return menuId;
};

const standardActions = [
  'Search',
  'Add',
  'Update',
  'Delete',
  'CopyAdd',
  'Import',
  'Export',
  'Tabs',
  'ShareTabs',
  'Design',
] as const;

/** Actions that a mixin brings. */
const mixinActions: Readonly<Record<string, readonly string[]>> = {
  audited: ['Audit', 'AntiAudit'],
  closable: ['CloseCase', 'ReCloseCase'],
};

const keyTypes: Readonly<Partial<Record<string, TableSchema['keyType']>>> = {
  int: 'identity',
  long: 'snowflake',
  guid: 'guid',
  string: 'typed',
};

/** A key column as people type it: once, whatever it says of being read-only, and no longer than such keys are. */
const typedKeyColumn = (column: EntryColumn): EntryColumn => ({
  ...column,
  editType: 'text',
  isReadDataset: false,
  maxlength: Math.min(column.maxlength || typedKeyLimit, typedKeyLimit),
});

/** The number of the dictionary that a column's own choices, or the records it links to, become. */
const dictionaryOf = (entry: TableEntry, { columnName }: EntryColumn): string =>
  `${tableOf(entry)}_${columnName}`;

/** Number rules by column. A table's first one has the table's name as form code. */
const rulesOf = (entry: TableEntry): ReadonlyMap<EntryColumn, GeneratedRule> => {
  const numbered = entry.columns.filter(({ codePrefix }) => codePrefix !== undefined);
  return new Map(
    numbered.map((column, at) => [
      column,
      {
        formCode: at === 0 ? tableOf(entry) : dictionaryOf(entry, column),
        title: at === 0 ? entry.columnCNName : `${entry.columnCNName} ${column.columnCnName}`,
        prefix: column.codePrefix ?? '',
      },
    ]),
  );
};

/** The dictionary that a column brings: of choices written in it, or of the records of a table. */
const ownDictionary = (
  entry: TableEntry,
  column: EntryColumn,
  world: EntryWorld,
): readonly DictionarySchema[] => {
  const linked = linkedTable(column, world);
  const { options } = column;
  if (options === undefined && linked === undefined) return [];
  const earlier = readRenamed(entry.renamedColumns ?? '').get(column.columnName);
  const known = [column.columnName, earlier ?? column.columnName]
    .map((columnName) => world.dictionaries.get(dictionaryOf(entry, { ...column, columnName })))
    .find((one) => one !== undefined);
  return [
    {
      format: 1,
      dicNo: dictionaryOf(entry, column),
      dicName: `${entry.columnCNName}${column.columnCnName}`,
      ...(options === undefined
        ? linked && { source: recordsOf(linked) }
        : { data: choicesIn(options, kindOf(column).columnType === 'int', known?.data) }),
    },
  ];
};

const detailsOf = ({ detailName, detailCnName }: TableEntry): TableSchema['details'] => {
  const titles = namesIn(detailCnName);
  return namesIn(detailName).map((table, at) => {
    const cnName = titles[at];
    return { table, ...(cnName !== undefined && { cnName }) };
  });
};

const menuOf = (
  entry: TableEntry,
  path: string,
  mixins: readonly string[],
  menus: EntryWorld['menus'],
): MenuSchema => ({
  id: generatedMenuId(entry.table_Id, tableOf(entry), menus),
  parentId: entry.menuParent ?? 0,
  name: entry.columnCNName,
  url: path,
  tableName: tableOf(entry),
  actions: [...standardActions, ...mixins.flatMap((name) => mixinActions[name] ?? [])],
});

/**
 * What a checked entry becomes: rows of form and search panel by their numbers, columns by `orderNo`, required, locks,
 * widths and links by its columns (the rules of this family of products). Calling it twice gives the same answer.
 */
export const generate = (entry: TableEntry, world: EntryWorld): Generated => {
  const name = tableOf(entry);
  const mixins = mixinsOf(entry, world.mixins);
  const mixed = new Map(
    mixins.flatMap(({ fields }) => fields.map((field) => [field.field.toLowerCase(), field] as const)),
  );
  const rules = rulesOf(entry);
  const columns = orderedColumns(entry.columns);
  const key = columns.find(({ isKey }) => isKey);
  const keyType = keyTypes[key === undefined ? 'int' : kindOf(key).columnType];
  const renamed = readRenamed(entry.renamedColumns ?? '');
  const lineOf = (column: EntryColumn): FieldLine => {
    const known = mixed.get(column.columnName.toLowerCase());
    if (known !== undefined) return mixinLine(column, entry, known);
    if (column === key && keyType !== 'typed')
      return {
        field: column.columnName,
        title: column.columnCnName || column.columnName,
        type: kindOf(column).fieldType,
        hidden: true,
      };
    if (column === key) return fieldLine(typedKeyColumn(column), entry, {});
    const numberRule = rules.get(column)?.formCode;
    const isOwn = column.options !== undefined || linkedTable(column, world) !== undefined;
    const dataKey = isOwn ? dictionaryOf(entry, column) : column.dropNo;
    return fieldLine(column, entry, {
      ...(numberRule !== undefined && { numberRule }),
      ...(dataKey !== '' && { dataKey }),
    });
  };
  const fields = columns.map((column): FieldLine => {
    const renamedFrom = renamed.get(column.columnName);
    return { ...lineOf(column), ...(renamedFrom !== undefined && { renamedFrom }) };
  });
  const nameField = entry.expressField;
  const details = detailsOf(entry);
  const table: TableSchema = {
    format: 1,
    table: name,
    cnName: entry.columnCNName,
    key: key?.columnName ?? '',
    ...(keyType !== undefined && keyType !== 'identity' && { keyType }),
    ...(nameField !== '' && { nameField }),
    ...(entry.sortName !== '' && { sortName: namesIn(entry.sortName).join(',') }),
    ...(mixins.length > 0 && { mixins: mixins.map(({ mixin }) => mixin) }),
    ...(entry.userPermissionDesc && { userPermissionDesc: true }),
    ...(details !== undefined && details.length > 0 && { details }),
    fields: fields.filter((line) => Object.keys(line).length > 1),
  };
  const path = `/${entry.tableName}`;
  return {
    table,
    ...(entry.menuParent !== undefined && {
      page: {
        format: 1,
        page: 'list',
        path,
        table: name,
        ...(nameField !== '' && { quickSearch: nameField }),
      },
      menu: menuOf(entry, path, table.mixins ?? [], world.menus),
    }),
    dictionaries: entry.columns.flatMap((column) => ownDictionary(entry, column, world)),
    numberRules: [...rules.values()],
    notes: notesOf(entry),
  };
};
