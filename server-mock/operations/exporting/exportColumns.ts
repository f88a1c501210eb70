import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import { columnsOf } from '../../../runtime/model/fields/projections/columns.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { asList, asText } from '../../http/Call.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import type { SheetCell } from '../../workbooks/SheetCell.ts';
import type { SheetColumn } from '../../workbooks/SheetSpec.ts';

/** One column of an export: its title, its Excel format and the content of its cells. */
export interface ExportColumn {
  readonly field: ResolvedField;
  readonly sheet: SheetColumn;
  /** Makes a cell. `labels` maps dictionary keys to labels, when the field has a dictionary. */
  cell(value: Cell, labels: ReadonlyMap<string, string> | undefined): SheetCell;
}

/** Pixels per character of column width (width = px / 6). */
const pixelsPerCharacter = 6;
const millisPerDay = 86_400_000;
/** Serial number of 1970-01-01 in Excel's calendar. */
const serialOfEpoch = 25_569;

/** Excel date formats by length of the shown part of `yyyy-MM-dd HH:mm:ss`. */
const dateFormats: Readonly<Record<number, string>> = {
  19: 'yyyy-mm-dd hh:mm:ss',
  10: 'yyyy-mm-dd',
  7: 'yyyy-mm',
  4: 'yyyy',
};

const serialOf = (text: string): number =>
  Date.UTC(
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)) - 1,
    Number(text.slice(8, 10)),
    Number(text.slice(11, 13)),
    Number(text.slice(14, 16)),
    Number(text.slice(17, 19)),
  ) /
    millisPerDay +
  serialOfEpoch;

/** Excel's format of text: what is typed stays as typed, also account numbers and leading zeros. */
export const textFormat = '@';

/** True when a workbook holds values of this field as numbers or dates; others are text. */
const isOrdered = (field: ResolvedField): boolean => field.kind.operators.includes('thanorequal');

type CellOf = ExportColumn['cell'];

const labelled: CellOf = (value, labels) =>
  value === null || value === ''
    ? null
    : String(value)
        .split(',')
        .map((key) => labels?.get(key.trim()) ?? key)
        .join(',');

const textOf =
  (field: ResolvedField, locale: Locale): CellOf =>
  (value) =>
    value === null || value === '' ? null : field.kind.format(value, field, locale);

/** Numbers over 15 digits arrive as text and stay text: a workbook would round them. */
const numberOf: CellOf = (value) =>
  typeof value === 'number' ? value : value === null ? null : String(value);

/** Dates before 1900-03-01 stay text: Excel's calendar begins in 1900. */
const dateOf: CellOf = (value) => {
  if (typeof value !== 'string' || value === '') return null;
  return value >= '1900-03-01' ? serialOf(value) : value;
};

/** Number format as in lists: grouped, two decimals for money, further decimals of finer scales only when present. */
const numberFormat = (field: ResolvedField): string | undefined => {
  const scale = field.columnType === 'decimal' || field.scale !== undefined ? (field.scale ?? 4) : 0;
  const whole = field.grouped === false ? '0' : '#,##0';
  // Without a scale of its own the field shows the decimals it has, which no format but the general one does.
  if (scale > 2 && field.scale === undefined) return undefined;
  if (scale === 0) return field.grouped === false ? undefined : whole;
  return `${whole}.${'0'.repeat(Math.min(scale, 2))}${'#'.repeat(Math.max(0, scale - 2))}`;
};

/** How a workbook holds a field: the content of its cells, and Excel's format of them. */
export const contentOf = (
  field: ResolvedField,
  locale: Locale,
): { readonly cell: CellOf; readonly format?: string | undefined } => {
  if (field.dataKey !== undefined || field.data !== undefined) return { cell: labelled, format: textFormat };
  const { valueType } = columnTypes[field.columnType];
  if (isOrdered(field) && valueType === 'number') return { cell: numberOf, format: numberFormat(field) };
  if (isOrdered(field) && (valueType === 'date' || valueType === 'datetime')) {
    const shown = field.kind.format('2026-03-05 10:00:00'.slice(0, valueType === 'date' ? 10 : 19), field);
    return { cell: dateOf, format: dateFormats[shown.length] ?? dateFormats[19] };
  }
  return { cell: textOf(field, locale), format: textFormat };
};

/** Whether a workbook holds the field as text: labels, codes, and everything that is no number or date. */
export const isTextInSheet = (field: ResolvedField): boolean => contentOf(field, 'zh').format === textFormat;

const columnOf = (
  field: ResolvedField,
  groups: readonly string[],
  width: number,
  locale: Locale,
): ExportColumn => {
  const { cell, format } = contentOf(field, locale);
  const characters = Math.min(255, Math.round(width / pixelsPerCharacter));
  return {
    field,
    cell,
    sheet: {
      title: field.columnTitle ?? field.title,
      groups,
      width: characters,
      ...(format === undefined ? {} : { format }),
    },
  };
};

/**
 * Columns asked for by name, in that order; without names all columns of the schema. Unknown and unreadable
 * names are returned in `unknown`.
 */
export const exportColumns = (
  access: Pick<TableAccess, 'table' | 'answered' | 'figures'>,
  asked: Json | undefined,
  locale: Locale,
): { readonly columns: readonly ExportColumn[]; readonly unknown: readonly string[] } => {
  const { table, answered, figures } = access;
  const readable = new Set([...answered, ...figures]);
  const offered = columnsOf(table).filter(({ field }) => readable.has(field));
  const names = asList(asked)?.map((name) => asText(name) ?? '');
  const wanted = names ?? offered.map(({ field }) => field);
  const unknown = wanted.filter((name) => !readable.has(name) || !table.byName.has(name));
  const columns = [...new Set(wanted)].flatMap((name) => {
    const field = table.byName.get(name);
    const { width = 120, groups = [] } = offered.find((column) => column.field === name) ?? {};
    return field === undefined || !readable.has(name) ? [] : [columnOf(field, groups, width, locale)];
  });
  return { columns, unknown };
};
