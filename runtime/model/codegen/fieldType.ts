import { type ColumnKind, columnKindOf, columnKinds } from './columnKinds.ts';
import type { EntryColumn } from './TableEntry.ts';

/** Kinds of field that an entry may name as its edit type; all stand in the registry under the same name. */
export const editTypes = [
  'text',
  'textarea',
  'switch',
  'select',
  'selectList',
  'date',
  'datetime',
  'month',
  'rate',
  'time',
  'checkbox',
  'radio',
  'cascader',
  'treeSelect',
  'editor',
  'mail',
  'number',
  'decimal',
  'phone',
  'img',
  'excel',
  'file',
] as const;

/** Search types of an entry: edit types but these, `like` and `range`. */
export const searchTypes: readonly string[] = [
  ...editTypes.filter(
    (type) => !['textarea', 'rate', 'treeSelect', 'editor', 'img', 'excel', 'file'].includes(type),
  ),
  'like',
  'range',
];

/** Looks of a list column, by their number. */
export const listLooks: Readonly<Record<number, string>> = {
  1: 'img',
  2: 'excel',
  3: 'file',
  4: 'date',
  5: 'month',
  6: 'year',
};

/** Edit types that need choices. */
export const chosenTypes: ReadonlySet<string> = new Set([
  'select',
  'selectList',
  'checkbox',
  'radio',
  'cascader',
  'treeSelect',
]);

const text = columnKinds.find(({ columnType }) => columnType === 'string') as ColumnKind;

/** The kind of a column; unknown ones are texts. */
export const kindOf = ({ columnType }: Pick<EntryColumn, 'columnType'>): ColumnKind =>
  columnKindOf(columnType) ?? text;

/** True for columns with choices. */
export const hasChoices = ({ dropNo, options }: EntryColumn): boolean =>
  dropNo !== '' || options !== undefined;

/** Longest text of one line; longer columns are drawn with several lines. */
const oneLine = 500;

/**
 * The kind of field of a column: its edit type, else its look in lists, else choices, else what its column type is drawn with.
 * A look of days over a column of times stays a time in the form.
 */
export const fieldTypeOf = (column: EntryColumn): string => {
  const { editType, isImage, maxlength } = column;
  if (editType !== '') return editType;
  const look = listLooks[isImage ?? 0];
  if (look !== undefined) return look;
  if (hasChoices(column)) return 'select';
  const { fieldType, columnType } = kindOf(column);
  return columnType === 'string' && (maxlength ?? 0) > oneLine ? 'textarea' : fieldType;
};
