import type { Frame } from '../../evaluate/Frame.ts';
import { numericOf } from '../../numbers/numericOf.ts';
import type { ValueType } from '../../ValueType.ts';
import { ownValue } from '../../values/ownValue.ts';
import { dateFromText } from './dateFromText.ts';
import { ExcelDate } from './ExcelDate.ts';
import { errorOf, errors } from './ExcelError.ts';
import type { ExcelScalar, ExcelValue } from './ExcelValue.ts';
import { isoDate } from './isoDate.ts';
import { Matrix } from './Matrix.ts';

/** Converts data to a value. */
export type Entering = (datum: unknown) => ExcelScalar;

/**
 * Converts data of unknown type. The text `yyyy-MM-dd[ HH:mm:ss]` is a date (and stays that text wherever
 * text is wanted), other text is text. `{"error": "#N/A"}` is that error; other objects and lists are
 * #VALUE!.
 */
export const enteringAny: Entering = (datum) => {
  if (typeof datum === 'number') return Number.isFinite(datum) ? datum + 0 : null;
  if (typeof datum === 'string') return datum.charCodeAt(4) === HYPHEN ? dateOrText(datum) : datum;
  if (typeof datum === 'boolean') return datum;
  if (datum === null || typeof datum !== 'object') return null;
  return errorOf(ownValue(datum, 'error')) ?? errors.value;
};

const HYPHEN = 45;

function dateOrText(text: string): ExcelScalar {
  const date = isoDate(text);
  return date === undefined ? text : writtenDate(date, text);
}

function writtenDate({ serial, timed }: ExcelDate, text: string): ExcelDate {
  return new ExcelDate(serial, timed, text);
}

/** Converts data of a known type: empty text is blank, and text is parsed as the field's type. */
const typed: Readonly<Partial<Record<ValueType, Entering>>> = {
  number: (datum) => {
    if (typeof datum === 'string') return datum === '' ? null : (numericOf(datum) ?? datum);
    return enteringAny(datum);
  },
  text: (datum) => {
    if (typeof datum === 'number' && Number.isFinite(datum)) return String(datum);
    if (typeof datum === 'string') return datum === '' ? null : datum;
    return enteringAny(datum);
  },
  date: enteringDate,
  datetime: enteringDate,
  // A switch stores 1 and 0, which become TRUE and FALSE.
  boolean: (datum) => {
    if (datum === '') return null;
    const known = typeof datum === 'string' ? datum.toUpperCase() : datum;
    return truths.get(known) ?? enteringAny(datum);
  },
};

const truths: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['TRUE', true],
  ['FALSE', false],
]);

/** The conversion for a field type. */
export function enteringOf(type: ValueType | undefined): Entering {
  return (type === undefined ? undefined : typed[type]) ?? enteringAny;
}

/** Converts data that may be a list (a column of values) or a list of rows. */
export function enteringWhole(datum: unknown, entering: Entering, frame: Frame): ExcelValue {
  if (!Array.isArray(datum)) return entering(datum);
  return isRow(datum[0]) ? tableOf(datum, entering, frame) : matrixOf(datum, entering, frame);
}

/** True for a detail row: an object that is not an error value. */
function isRow(datum: unknown): datum is object {
  const isObject = typeof datum === 'object' && datum !== null && !Array.isArray(datum);
  return isObject && errorOf(ownValue(datum, 'error')) === undefined;
}

/** Converts detail rows to a range, with the columns of the first row in its order. */
function tableOf(list: readonly unknown[], entering: Entering, frame: Frame): Matrix {
  const columns = Object.keys(list[0] ?? {});
  const size = list.length * columns.length;
  frame.charge(list.length + size);
  frame.allocate(16 * size);
  const cells = list.flatMap((row) => columns.map((column) => entering(ownValue(row, column))));
  return new Matrix(list.length, columns.length, cells);
}

/** Converts rows of values; a list of plain values is one column. Pads shorter rows with blanks. */
export function matrixOf(list: readonly unknown[], entering: Entering, frame: Frame): Matrix {
  const columns = list.reduce<number>((most, row) => Math.max(most, Array.isArray(row) ? row.length : 1), 0);
  const size = list.length * columns;
  frame.charge(list.length + size);
  frame.allocate(16 * size);
  const cells: ExcelScalar[] = [];
  for (const row of list)
    for (let column = 0; column < columns; column += 1)
      cells.push(entering(Array.isArray(row) ? row[column] : column === 0 ? row : null));
  return new Matrix(list.length, columns, cells);
}

function enteringDate(datum: unknown): ExcelScalar {
  if (typeof datum !== 'string') return enteringAny(datum);
  if (datum === '') return null;
  const date = dateFromText(datum);
  return date === undefined ? datum : writtenDate(date, datum);
}
