import type { Frame } from '../../evaluate/Frame.ts';
import type { ValueType } from '../../ValueType.ts';
import { ownValue } from '../../values/ownValue.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { CellNode, ColumnNode, FieldNode, NameNode, RangeNode } from '../ExcelNode.ts';
import { cellName, cellOf, LAST_COLUMN, LAST_ROW } from '../grammar/cells.ts';
import { errors } from '../values/ExcelError.ts';
import type { ExcelScalar } from '../values/ExcelValue.ts';
import { enteringAny, enteringOf, enteringWhole, matrixOf } from '../values/entering.ts';
import { Matrix } from '../values/Matrix.ts';
import type { ExcelContext } from './ExcelContext.ts';
import { type GivenRanges, givenRanges } from './givenRanges.ts';

/** Compiles a field, with its type when known; blank when the data has none. */
export function compileField({ name }: FieldNode, { typeOf }: ExcelContext): ExcelClosure {
  return reader(name, typeOf?.(name));
}

/** Compiles a bare name of unknown meaning; #NAME? when the data does not have it. */
export function compileName({ name }: NameNode, { typeOf }: ExcelContext): ExcelClosure {
  const type = typeOf?.(name);
  const read = reader(name, type);
  if (type !== undefined) return read;
  return (frame) => (frame.scope.read(name) === undefined ? errors.name : read(frame));
}

function reader(name: string, type: ValueType | undefined): ExcelClosure {
  const entering = enteringOf(type);
  const asIs = type !== 'text' && type !== 'boolean';
  if (name === '__proto__') return () => null;
  if (name.startsWith('$') && name.includes('.')) {
    const [record = name, ...path] = name.split('.');
    return (frame) =>
      enteringWhole(path.reduce<unknown>(ownValue, frame.scope.read(record)), entering, frame);
  }
  return (frame) => {
    const datum = frame.scope.read(name);
    if (isDouble(datum)) return asIs ? datum + 0 : entering(datum);
    return enteringWhole(datum, entering, frame);
  };
}

/** Compiles a detail column: one matrix row per detail row, blank where the value is missing. */
export function compileColumn({ table, column }: ColumnNode, { typeOf }: ExcelContext): ExcelClosure {
  const type = typeOf?.(`${table}.${column}`);
  const numbers = type === 'number';
  const entering = enteringOf(type);
  return (frame) => {
    const rows: unknown = frame.scope.read(table);
    if (!Array.isArray(rows))
      return rows === undefined || rows === null ? new Matrix(0, 1, []) : errors.reference;
    spend(frame, rows.length);
    const cells: ExcelScalar[] = [];
    // Unless code extends `Object.prototype`, only a column named like one of its functions can be inherited.
    const plain = !(column in Object.prototype);
    for (let at = 0; at < rows.length; at += 1) {
      const row: unknown = rows[at];
      const datum = plain && isRecord(row) ? row[column] : ownValue(row, column);
      cells.push(numbers && isDouble(datum) ? datum : entering(datum));
    }
    return new Matrix(rows.length, 1, cells);
  };
}

/** Compiles a cell: its own value, else its value in a given range, else blank. */
export function compileCell({ name }: CellNode, { typeOf }: ExcelContext): ExcelClosure {
  const read = reader(name, typeOf?.(name));
  const place = cellOf(name);
  if (place === undefined) return read;
  return (frame) => {
    if (frame.scope.read(name) !== undefined) return read(frame);
    return enteringAny(givenRanges(frame).at(place.row, place.column));
  };
}

/** Compiles a range: the value under its own name, else assembled from given cells and ranges. */
export function compileRange(node: RangeNode): ExcelClosure {
  return (frame) => {
    const given: unknown = frame.scope.read(node.name);
    if (Array.isArray(given)) return matrixOf(given, enteringAny, frame);
    frame.from = node.from;
    frame.to = node.to;
    let ranges: GivenRanges | undefined;
    const wholeColumns = node.bottom === LAST_ROW;
    const wholeRows = node.right === LAST_COLUMN;
    if (wholeColumns || wholeRows) ranges = givenRanges(frame);
    const lastRow = wholeColumns ? ranges?.lastRow() : undefined;
    const lastColumn = wholeRows ? ranges?.lastColumn() : undefined;
    const bottom = Math.max(node.top, lastRow ?? node.bottom);
    const right = Math.max(node.left, lastColumn ?? node.right);
    const columns = right - node.left + 1;
    const rows = bottom - node.top + 1;
    spend(frame, rows * columns);
    const cells: ExcelScalar[] = [];
    for (let row = node.top; row <= bottom; row += 1)
      for (let column = node.left; column <= right; column += 1) {
        const datum = frame.scope.read(cellName(row, column));
        ranges ??= datum === undefined ? givenRanges(frame) : undefined;
        cells.push(enteringAny(datum === undefined ? ranges?.at(row, column) : datum));
      }
    return new Matrix(rows, columns, cells);
  };
}

/** True for plain objects. Names that `Object.prototype` lacks are their own properties. */
function isRecord(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null && Object.getPrototypeOf(row) === Object.prototype;
}

/** True for finite doubles, the common case; NaN fails both comparisons. */
function isDouble(datum: unknown): datum is number {
  return typeof datum === 'number' && datum > Number.NEGATIVE_INFINITY && datum < Number.POSITIVE_INFINITY;
}

function spend(frame: Frame, items: number): void {
  frame.charge(items);
  frame.allocate(16 * items);
}
