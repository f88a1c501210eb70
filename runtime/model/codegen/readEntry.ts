import type { Json, JsonObject } from '../schema/Json.ts';
import { isObject } from '../schema/Json.ts';
import { type EntryColumn, namesIn, type TableEntry } from './TableEntry.ts';

/** Words that stand for nothing in entries of other products. */
const nothing: ReadonlySet<string> = new Set(['无', 'null', '-']);

/** Reads properties of a record whatever the case of their names: rows and calls write them differently. */
class Names {
  readonly #values: ReadonlyMap<string, Json>;
  constructor(record: JsonObject) {
    this.#values = new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));
  }
  text(name: string): string {
    const value = this.#values.get(name.toLowerCase());
    const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
    return nothing.has(text) ? '' : text;
  }
  number(name: string): number | undefined {
    const text = this.text(name);
    const value = text === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value : undefined;
  }
  flag(name: string): boolean | undefined {
    const value = this.#values.get(name.toLowerCase());
    if (typeof value === 'boolean') return value;
    const number = this.number(name);
    return number === undefined ? undefined : number === 1;
  }
}

/** The object without properties that are not set. */
const set = <T extends object>(values: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** Reads one column row, as {@link readEntry} does. */
export const readColumn = (record: JsonObject): EntryColumn => {
  const at = new Names(record);
  return set<EntryColumn>({
    columnName: at.text('columnName'),
    columnCnName: at.text('columnCnName'),
    columnType: at.text('columnType'),
    isKey: at.flag('isKey'),
    isNull: at.flag('isNull'),
    maxlength: at.number('maxlength'),
    scale: at.number('scale'),
    editType: at.text('editType'),
    editRowNo: at.number('editRowNo'),
    editColNo: at.number('editColNo'),
    colSize: at.number('colSize'),
    // Other products search long texts in their own input; here they contain what is typed.
    searchType: at.text('searchType').replace(/^textarea$/, 'like'),
    searchRowNo: at.number('searchRowNo'),
    searchColNo: at.number('searchColNo'),
    dropNo: at.text('dropNo'),
    isImage: at.number('isImage'),
    isColumnData: at.flag('isColumnData'),
    isDisplay: at.flag('isDisplay'),
    isReadDataset: at.flag('isReadDataset'),
    columnWidth: at.number('columnWidth'),
    sortable: at.flag('sortable'),
    orderNo: at.number('orderNo'),
    enable: at.number('enable'),
    codePrefix: at.text('codePrefix') || undefined,
    options: at.text('options') || undefined,
    defaultValue: at.text('defaultValue') || undefined,
  });
};

/**
 * Reads an entry: its record and its column rows, with names in any case, numbers and switches as texts or numbers, and `无`
 * for nothing. Checks nothing; {@link checkEntry} does.
 */
export const readEntry = (record: JsonObject, columns: readonly Json[]): TableEntry => {
  const at = new Names(record);
  return set<TableEntry>({
    table_Id: at.number('table_Id') ?? 0,
    parentId: at.number('parentId') ?? 0,
    columnCNName: at.text('columnCNName'),
    tableName: at.text('tableName'),
    tableTrueName: at.text('tableTrueName'),
    detailName: at.text('detailName'),
    detailCnName: at.text('detailCnName'),
    expressField: at.text('expressField'),
    sortName: at.text('sortName'),
    uploadField: at.text('uploadField'),
    uploadMaxCount: at.number('uploadMaxCount'),
    userPermissionDesc: at.flag('userPermissionDesc') ?? false,
    mixins: namesIn(at.text('mixins')),
    menuParent: at.number('menuParent'),
    renamedColumns: at.text('renamedColumns') || undefined,
    columns: columns.flatMap((row) => (isObject(row) ? [readColumn(row)] : [])),
  });
};
