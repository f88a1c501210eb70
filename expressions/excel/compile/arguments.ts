import type { Frame } from '../../evaluate/Frame.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import type { ExcelParameter, Place, Taken } from '../functions/ExcelFunction.ts';
import { cellOf } from '../grammar/cells.ts';
import { toBoolean, toInteger, toNumber, toSerial, toText } from '../values/coerce.ts';
import { ExcelError, errors } from '../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';
import { Matrix } from '../values/Matrix.ts';
import type { ExcelContext } from './ExcelContext.ts';

/** An argument as the call compiler needs it. */
export interface Argument {
  /** Evaluates the argument; for a lazy one, returns the function that evaluates it. */
  read(frame: Frame): unknown;
  /** Converts the value for the function body; returns an error when it cannot. */
  coerce(value: unknown): unknown;
  /** Takes one value, so a matrix makes the call run for each cell. */
  readonly single: boolean;
  /** An error argument becomes the result of the call. */
  readonly sound: boolean;
}

interface Taking {
  readonly single: boolean;
  readonly sound: boolean;
  coerce(value: unknown): unknown;
  read(node: ExcelNode, context: ExcelContext): (frame: Frame) => unknown;
}

const taking: Readonly<Record<keyof Taken, Taking>> = {
  number: one(toNumber),
  integer: one(toInteger),
  text: one(toText),
  boolean: one(toBoolean),
  date: one(toSerial),
  scalar: one((value) => value),
  any: { single: true, sound: false, coerce: same, read: (node, context) => context.closure(node) },
  range: { single: false, sound: false, coerce: same, read: readRange },
  array: { single: false, sound: false, coerce: same, read: (node, context) => context.closure(node) },
  place: { single: false, sound: true, coerce: same, read: readPlace },
  lazy: { single: false, sound: false, coerce: same, read: readLazily },
};

/** Compiles an argument as its parameter takes it. */
export function argumentOf(
  node: ExcelNode,
  parameter: ExcelParameter | undefined,
  context: ExcelContext,
): Argument {
  const { single, sound, coerce, read } = taking[parameter?.takes ?? 'any'];
  const checked = parameter?.noBoolean === true ? refusingTruth(coerce) : coerce;
  return { single, sound, coerce: checked, read: read(node, context) };
}

function refusingTruth(coerce: (value: unknown) => unknown): (value: unknown) => unknown {
  return (value) => (typeof value === 'boolean' ? errors.value : coerce(value));
}

function one(coerce: (value: ExcelScalar) => unknown): Taking {
  return {
    single: true,
    sound: true,
    // Never a matrix: the call runs for each of its cells.
    coerce: (value) => coerce(value as ExcelScalar),
    read: (node, context) => context.closure(node),
  };
}

function same(value: unknown): unknown {
  return value;
}

/** Node kinds of references: even one value is a range of one cell. */
const references: ReadonlySet<ExcelNode['kind']> = new Set(['field', 'cell', 'name', 'column', 'range']);

function readRange(node: ExcelNode, context: ExcelContext): ExcelClosure {
  const closure = context.closure(node);
  if (!references.has(node.kind)) return closure;
  return (frame) => {
    const value: ExcelValue = closure(frame);
    return value instanceof Matrix ? value : new Matrix(1, 1, [value]);
  };
}

/**
 * Position and size of a reference. Cells and ranges know theirs when compiled; other references take the
 * size of their value.
 */
function readPlace(node: ExcelNode, context: ExcelContext): (frame: Frame) => Place | ExcelError {
  const written = placeOf(node);
  if (written !== undefined) return () => written;
  const read = readRange(node, context);
  return (frame) => {
    const value = read(frame);
    if (value instanceof ExcelError) return value;
    if (!references.has(node.kind) || !(value instanceof Matrix)) return errors.value;
    return { row: 1, column: 1, rows: value.rows, columns: value.columns };
  };
}

function placeOf(node: ExcelNode): Place | undefined {
  if (node.kind === 'range') {
    const { top, left, bottom, right } = node;
    return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
  const cell = node.kind === 'cell' ? cellOf(node.name) : undefined;
  return cell && { ...cell, rows: 1, columns: 1 };
}

function readLazily(node: ExcelNode, context: ExcelContext): (frame: Frame) => () => ExcelValue {
  const closure = context.closure(node);
  return (frame) => {
    let known: ExcelValue | undefined;
    return () => {
      known ??= closure(frame);
      return known;
    };
  };
}
