import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { FieldLine } from '../schema/TableSchema.ts';
import { defaultOf } from './defaultOf.ts';
import { fieldTypeOf, kindOf } from './fieldType.ts';
import type { EntryColumn, TableEntry } from './TableEntry.ts';

/** Width of a column without one. */
const usualWidth = 90;
/** Longest text a column can hold. */
const longest = 4000;

/** The properties that are set. */
const set = (
  line: { readonly [K in keyof FieldSchema]?: FieldSchema[K] | undefined },
): Partial<FieldSchema> =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined));

/** Places in form and search panel. */
const placesOf = (column: EntryColumn): Partial<FieldSchema> => {
  const { editRowNo = 0, editColNo = 0, colSize = 0, searchRowNo, searchColNo = 0, searchType } = column;
  return set({
    ...(editRowNo > 0 && {
      editRowNo,
      editColNo: editColNo > 0 ? editColNo : undefined,
      colSize: colSize > 0 ? colSize : undefined,
    }),
    ...(searchRowNo !== undefined && {
      searchRowNo: Math.max(1, searchRowNo),
      searchColNo: searchColNo > 0 ? searchColNo : undefined,
      searchType: searchType === '' || searchType === fieldTypeOf(column) ? undefined : searchType,
    }),
  });
};

const lookOf = (column: EntryColumn, entry: TableEntry): Partial<FieldSchema> =>
  set({
    width: column.columnWidth && column.columnWidth > 0 ? column.columnWidth : usualWidth,
    link: column.columnName === entry.expressField ? true : undefined,
    isColumnData: column.isColumnData === false ? false : undefined,
    importance: column.isDisplay === false && column.isColumnData !== false ? 'detail' : undefined,
    sort: column.sortable === false ? false : undefined,
  });

/** What a column says of a field that a mixin declares: title, places and look. */
export const mixinLine = (column: EntryColumn, entry: TableEntry, mixed: FieldSchema): FieldLine => {
  const said = {
    title: column.columnCnName || undefined,
    ...placesOf(column),
    ...lookOf(column, entry),
    width: column.columnWidth,
  };
  const differs = Object.entries(said).filter(
    ([name, value]) =>
      value !== undefined && name !== 'searchType' && mixed[name as keyof FieldSchema] !== value,
  );
  return { field: mixed.field, ...Object.fromEntries(differs) };
};

/** True for a column that users fill in: what only the server fills is never asked of them, also where it must not be empty. */
const isAsked = ({ editRowNo = 0, isReadDataset, defaultValue }: EntryColumn): boolean =>
  defaultValue !== undefined || (editRowNo > 0 && isReadDataset !== true);

/** The field of a column. `numberRule`: the form code that fills it; `dataKey`: the dictionary of its choices. */
export const fieldLine = (
  column: EntryColumn,
  entry: TableEntry,
  { numberRule, dataKey }: Pick<FieldSchema, 'numberRule' | 'dataKey'>,
): FieldLine => {
  const { columnName, columnCnName, isNull, isReadDataset, maxlength = 0 } = column;
  const type = fieldTypeOf(column);
  const { columnType } = kindOf(column);
  const isText = columnType === 'string';
  return {
    field: columnName,
    title: columnCnName || columnName,
    type,
    ...set({
      columnType,
      maxlength: isText && maxlength > 0 ? Math.min(maxlength, longest) : undefined,
      scale: columnType === 'decimal' ? column.scale : undefined,
      required: isNull === false && isAsked(column) && numberRule === undefined ? true : undefined,
      readonly: isReadDataset === true ? true : undefined,
      dataKey,
      numberRule,
      default: defaultOf(column),
      maxFile:
        columnName === entry.uploadField && entry.uploadMaxCount !== undefined
          ? Math.max(1, entry.uploadMaxCount)
          : undefined,
      ...placesOf(column),
      ...lookOf(column, entry),
    }),
  };
};
