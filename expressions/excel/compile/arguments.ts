import type { Frame } from '../../evaluate/Frame.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import type { Taken } from '../functions/ExcelFunction.ts';
import { toBoolean, toInteger, toNumber, toSerial, toText } from '../values/coerce.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';
import { Matrix } from '../values/Matrix.ts';
import type { ExcelContext } from './ExcelContext.ts';

/** An argument as the call compiler needs it. */
export interface Argument {
  /** Its value, or for a lazy one the function that makes it. */
  read(frame: Frame): unknown;
  /** What the body is handed; an error when it cannot be had. */
  coerce(value: unknown): unknown;
  /** Takes one value: a matrix makes the call run for each cell. */
  readonly single: boolean;
  /** An error is the call's result. */
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
  lazy: { single: false, sound: false, coerce: same, read: readLazily },
};

/** Makes an argument of a node by how it is taken. */
export function argumentOf(node: ExcelNode, takes: keyof Taken, context: ExcelContext): Argument {
  const { single, sound, coerce, read } = taking[takes];
  return { single, sound, coerce, read: read(node, context) };
}

function one(coerce: (value: ExcelScalar) => unknown): Taking {
  return {
    single: true,
    sound: true,
    // A matrix never gets here: the call runs for each of its cells.
    coerce: (value) => coerce(value as ExcelScalar),
    read: (node, context) => context.closure(node),
  };
}

function same(value: unknown): unknown {
  return value;
}

/** Nodes that refer to something: one value is still a range of one cell. */
const references: ReadonlySet<ExcelNode['kind']> = new Set(['field', 'cell', 'name', 'column', 'range']);

function readRange(node: ExcelNode, context: ExcelContext): ExcelClosure {
  const closure = context.closure(node);
  if (!references.has(node.kind)) return closure;
  return (frame) => {
    const value: ExcelValue = closure(frame);
    return value instanceof Matrix ? value : new Matrix(1, 1, [value]);
  };
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
