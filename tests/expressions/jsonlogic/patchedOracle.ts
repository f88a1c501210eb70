import jsonLogic from 'json-logic-js';

type Operation = (this: unknown, ...values: unknown[]) => unknown;

const isNone = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value));
const asNull = (value: unknown): unknown => (isNone(value) ? null : value);
const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const joined = (value: unknown): string =>
  Array.isArray(value) ? value.map(joined).join(',') : isNone(value) ? '' : String(value);

/** json-logic-js with our listed differences applied, so that all other behaviour can be compared. */
const changes: Readonly<Record<string, Operation>> = {
  '<': (a, b, c) => (c === undefined ? less(a, b, false) : less(a, b, false) && less(b, c, false)),
  '<=': (a, b, c) => (c === undefined ? less(a, b, true) : less(a, b, true) && less(b, c, true)),
  '>': (a, b) => less(b, a, false),
  '>=': (a, b) => less(b, a, true),
  '==': looselyEqual,
  '!=': (a, b) => !looselyEqual(a, b),
  '===': (a, b) => asNull(a) === asNull(b),
  '!==': (a, b) => asNull(a) !== asNull(b),
  '+': (...values) => finite(values.reduce<number>((a, b) => a + Number.parseFloat(joined(b)), 0)),
  '-': (a, b) => (b === undefined ? -number(a) : number(a) - number(b)),
  '/': (a, b) => finite(number(a) / number(b)),
  '%': (a, b) => finite(number(a) % number(b)),
  '*': (...values) =>
    values.length === 0
      ? null
      : finite(values.map((value) => Number.parseFloat(joined(value))).reduce((a, b) => a * b)),
  max: (...values) => finite(Math.max(...values.map(number))),
  min: (...values) => finite(Math.min(...values.map(number))),
  cat: (...values) => values.map(joined).join(''),
  in: (item, container) => {
    if (Array.isArray(container)) return container.map(asNull).includes(asNull(item));
    return (
      typeof container === 'string' && container !== '' && !isNone(item) && container.includes(joined(item))
    );
  },
  substr: (source, start, end) => {
    const text = joined(source);
    const from = Math.trunc(Number(asNull(start)) || 0);
    const count = end === undefined ? undefined : Math.trunc(Number(asNull(end)) || 0);
    const rest = text.slice(from);
    if (count === undefined) return rest;
    return count < 0 ? rest.slice(0, Math.max(0, rest.length + count)) : rest.slice(0, count);
  },
};

function less(a: unknown, b: unknown, orEqual: boolean): boolean {
  if (isNone(a) || isNone(b)) return false;
  const [x, y] = [text(a), text(b)] as [number, number];
  return orEqual ? x <= y : x < y;
}

function looselyEqual(a: unknown, b: unknown): boolean {
  // Two objects, lists too, are equal only when they are the same one.
  const [x, y] = isObject(a) && isObject(b) ? [a, b] : [text(a), text(b)];
  // biome-ignore lint/suspicious/noDoubleEquals: the language's own equality.
  return asNull(x) == asNull(y);
}

/** Converts a list to text, as comparison does. */
function text(value: unknown): unknown {
  return Array.isArray(value) ? joined(value) : value;
}

function number(value: unknown): number {
  return value === undefined ? Number.NaN : Number(text(value));
}

for (const [name, operation] of Object.entries(changes)) jsonLogic.add_operation(name, operation as never);

export const patchedOracle = jsonLogic;
