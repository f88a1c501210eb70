import type { Frame } from '../../evaluate/Frame.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import type { Value } from '../../values/Value.ts';
import { type BareOperator, eager } from './BareOperator.ts';
import { seen, textOf, toNumber } from './coercion.ts';

/** `== != === !==`, `< <= > >=` (two or, between, three arguments) and `in`. */
export const comparisons: readonly BareOperator[] = [
  eager('==', 'boolean', (frame, [a, b]) => looselyEqual(frame, seen(a), seen(b))),
  eager('!=', 'boolean', (frame, [a, b]) => !looselyEqual(frame, seen(a), seen(b))),
  eager('===', 'boolean', (frame, [a, b]) => strictlyEqual(frame, seen(a), seen(b))),
  eager('!==', 'boolean', (frame, [a, b]) => !strictlyEqual(frame, seen(a), seen(b))),
  ordering('<', (order) => order < 0, true),
  ordering('<=', (order) => order <= 0, true),
  ordering('>', (order) => order > 0, false),
  ordering('>=', (order) => order >= 0, false),
  eager('in', 'boolean', (frame, [item, container]) => isIn(frame, seen(item), container)),
];

/**
 * Equality without coercion: numbers by value, text by its units; lists and objects equal only themselves.
 */
function strictlyEqual(frame: Frame, a: unknown, b: unknown): boolean {
  if (isNumeric(a) && isNumeric(b)) return compareNumbers(a, b) === 0;
  if (typeof a === 'string' && typeof b === 'string') frame.charge(Math.min(a.length, b.length) >>> 6);
  return a === b;
}

/**
 * Equality after coercion: null equals only null; a list beside another value counts as its text, other
 * values as numbers.
 */
function looselyEqual(frame: Frame, a: unknown, b: unknown): boolean {
  if (a === null || b === null) return a === b;
  if (isContainer(a) ? isContainer(b) : typeof a === typeof b) return strictlyEqual(frame, a, b);
  const x = primitive(frame, a);
  const y = primitive(frame, b);
  if (typeof x === 'string' && typeof y === 'string') return strictlyEqual(frame, x, y);
  const left = toNumber(x, frame);
  const right = toNumber(y, frame);
  return !Number.isNaN(left) && !Number.isNaN(right) && compareNumbers(left, right) === 0;
}

/** Order of texts by units, of other values as numbers; false with null, missing values or failed numbers. */
function ordering(name: string, holds: (order: number) => boolean, between: boolean): BareOperator {
  const ordered = (frame: Frame, a: Value | undefined, b: Value | undefined): boolean => {
    const order = orderOf(frame, seen(a), seen(b));
    return order !== undefined && holds(order);
  };
  return eager(name, 'boolean', (frame, [a, b, ...[c, ...rest]]) =>
    c === undefined || !between ? ordered(frame, a, b) : ordered(frame, a, b) && ordered(frame, b, c),
  );
}

function orderOf(frame: Frame, a: unknown, b: unknown): number | undefined {
  if (a === null || b === null) return undefined;
  const x = primitive(frame, a);
  const y = primitive(frame, b);
  if (typeof x === 'string' && typeof y === 'string') {
    frame.charge(Math.min(x.length, y.length) >>> 6);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  const left = toNumber(x, frame);
  const right = toNumber(y, frame);
  return Number.isNaN(left) || Number.isNaN(right) ? undefined : compareNumbers(left, right);
}

/** Strict equality with an item of a list, or containment as text; null is contained in no text. */
function isIn(frame: Frame, item: unknown, container: Value | undefined): boolean {
  if (Array.isArray(container)) {
    frame.charge(container.length);
    return container.some((candidate) => strictlyEqual(frame, item, seen(candidate)));
  }
  if (typeof container !== 'string' || container === '' || item === null) return false;
  const part = textOf(item, frame);
  // The worst case of a text search is the product of the lengths.
  frame.charge(Math.floor((container.length * part.length) / 4096));
  return container.includes(part);
}

function isNumeric(value: unknown): value is Numeric {
  return typeof value === 'number' || value instanceof Decimal;
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Decimal);
}

function primitive(frame: Frame, value: unknown): unknown {
  return isContainer(value) ? textOf(value, frame) : value;
}
