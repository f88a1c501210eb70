import type { Frame } from '../../evaluate/Frame.ts';
import { hostLimit } from '../../evaluate/hostLimit.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import { numberOut } from '../../numbers/numberOut.ts';
import { numericOf } from '../../numbers/numericOf.ts';
import { Refusal } from '../../Refusal.ts';
import { DATE, dateTypeOf } from '../../values/dates.ts';
import { textOf } from '../../values/textOf.ts';
import type { Value } from '../../values/Value.ts';
import type { DeclaredParameter, DeclaredType, FormulaFunction } from './FormulaFunction.ts';

/** Steps of a call that declares no cost. */
const COST = 64;

/** Why an argument is invalid; each language has its own error for it. */
export interface BadArgument {
  readonly problem: 'type' | 'range';
  /** Number of the argument, from 1. */
  readonly index: number;
}

/**
 * Calls a declared function. Returns null without a call when a required argument is empty. Throws a Refusal
 * when the function throws (`function-failed`), returns another type (`function-result`), or reaches a limit.
 */
export function callDeclared(
  definition: FormulaFunction,
  frame: Frame,
  given: readonly Value[],
): { readonly value: Value } | BadArgument {
  const { parameters } = definition;
  const values: unknown[] = [];
  let isEmpty = false;
  for (const [at, parameter] of parameters.entries()) {
    const value = given[at] ?? null;
    if (value === null || value === '') {
      values.push(undefined);
      isEmpty ||= parameter.optional !== true;
      continue;
    }
    const taken = takers[parameter.type](value);
    if (taken === undefined) return { problem: 'type', index: at + 1 };
    if (!isInside(taken, parameter, frame)) return { problem: 'range', index: at + 1 };
    values.push(taken);
  }
  if (isEmpty) return { value: null };
  frame.charge(definition.cost ?? COST);
  const answer = runDeclared(definition, frame, values);
  frame.checkTime();
  return { value: resultOf(answer, definition, frame) };
}

/** Converts a value to a parameter's type; undefined when it is of another type. */
const takers: Readonly<Record<DeclaredType, (value: Value) => unknown>> = {
  number: (value) => {
    const number = numericOf(value);
    return number === null ? undefined : numberOut(number);
  },
  text: (value) => textOf(value) || undefined,
  boolean: (value) =>
    value === 1 ? true : value === 0 ? false : typeof value === 'boolean' ? value : undefined,
  date: (value) =>
    typeof value === 'string' && dateTypeOf(value) !== undefined ? value.slice(0, DATE) : undefined,
  datetime: (value) => {
    const type = typeof value === 'string' ? dateTypeOf(value) : undefined;
    return type === 'date' ? `${String(value)} 00:00:00` : type === undefined ? undefined : value;
  },
};

function isInside(value: unknown, { min, max, maxLength }: DeclaredParameter, frame: Frame): boolean {
  if (maxLength !== undefined && typeof value === 'string') return isShort(value, maxLength, frame);
  const number = min === undefined && max === undefined ? null : numericOf(value);
  if (number === null) return true;
  return (
    (min === undefined || compareNumbers(number, min) >= 0) &&
    (max === undefined || compareNumbers(number, max) <= 0)
  );
}

/** Counts characters instead of UTF-16 units, as SQL does. */
function isShort(text: string, most: number, frame: Frame): boolean {
  if (text.length <= most || text.length > 2 * most) return text.length <= most;
  frame.charge(text.length >>> 3);
  return Array.from(text).length <= most;
}

function runDeclared(definition: FormulaFunction, frame: Frame, values: readonly unknown[]): unknown {
  try {
    return definition.run(...values);
  } catch (thrown) {
    const limit = hostLimit(thrown);
    if (limit !== undefined) throw frame.refuse(limit.code, limit.message);
    throw refusal(definition, frame, 'function-failed', thrown instanceof Error ? thrown.message : '');
  }
}

/** Converts the result of a function; undefined when it is not of the declared type. */
const results: Readonly<Record<DeclaredType, (answer: unknown, frame: Frame) => Value | undefined>> = {
  number: (answer) =>
    typeof answer === 'number' || typeof answer === 'string' ? (numericOf(answer) ?? undefined) : undefined,
  text: (answer, frame) => {
    if (typeof answer !== 'string') return undefined;
    frame.allocateText(answer.length);
    return answer;
  },
  boolean: (answer) => (typeof answer === 'boolean' ? answer : undefined),
  date: (answer) => datedAs('date', answer),
  datetime: (answer) => datedAs('datetime', answer),
};

function datedAs(type: 'date' | 'datetime', answer: unknown): string | undefined {
  return typeof answer === 'string' && dateTypeOf(answer) === type ? answer : undefined;
}

function resultOf(answer: unknown, definition: FormulaFunction, frame: Frame): Value {
  if (answer === null || answer === undefined || answer === '') return null;
  const value = results[definition.result](answer, frame);
  if (value === undefined) throw refusal(definition, frame, 'function-result', '');
  return value;
}

const messages = {
  'function-failed': 'The function {name} failed.',
  'function-result': 'The function {name} returned no value of its type.',
} as const;

/** The reason is for the plugin's author; users read the text for the code. */
function refusal(
  { name }: FormulaFunction,
  frame: Frame,
  code: keyof typeof messages,
  reason: string,
): Refusal {
  const { error } = frame.refuse(
    code,
    `${messages[code].replace('{name}', name)} ${reason.slice(0, 200)}`.trim(),
  );
  return new Refusal({ ...error, params: { name } });
}
