import type { Equal, Member, Order } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import {
  type Comparison,
  compareAsDates,
  compareAsNumbers,
  compareAsText,
  compareValues,
  equalBy,
} from '../values/compareValues.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { textOf } from '../values/textOf.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import type { Frame } from './Frame.ts';

const byType: Readonly<Record<ValueType, Comparison | undefined>> = {
  number: compareAsNumbers,
  date: compareAsDates,
  datetime: compareAsDates,
  text: undefined,
  boolean: undefined,
  list: undefined,
  any: undefined,
};

/** The comparison two known types call for; by what the values are when that is not known. */
function comparisonFor(left: ValueType, right: ValueType): Comparison {
  if (left === 'text' && right === 'text') return compareAsText;
  return byType[left] ?? byType[right] ?? compareValues;
}

/** Null-safe equality by type. */
export function compileEqual(node: Equal, context: CompileContext): Closure {
  const comparison = comparisonFor(context.type(node.left), context.type(node.right));
  const left = context.closure(node.left);
  const right = context.closure(node.right);
  return (frame) => {
    const a = left(frame);
    const b = right(frame);
    chargeLong(frame, a, b);
    return equalBy(comparison, a, b) !== node.negated;
  };
}

const holds: Readonly<Record<Order['operator'], (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Ordering; false when a side is empty or the two cannot be compared. */
export function compileOrder(node: Order, context: CompileContext): Closure {
  const test = holds[node.operator];
  const [a, b, c] = node.operands;
  if (a === undefined || b === undefined) return () => false;
  const left = context.closure(a);
  const middle = context.closure(b);
  const first = ordered(comparisonFor(context.type(a), context.type(b)), test);
  if (c === undefined) return (frame) => first(frame, left(frame), middle(frame));
  const right = context.closure(c);
  const second = ordered(comparisonFor(context.type(b), context.type(c)), test);
  return (frame) => {
    const between = middle(frame);
    return first(frame, left(frame), between) && second(frame, between, right(frame));
  };
}

/** Membership by the rule of equality in a list, or a filled text contained in a text. */
export function compileMember(node: Member, context: CompileContext): Closure {
  const item = context.closure(node.item);
  const container = context.closure(node.container);
  const constants = node.container.kind === 'list' ? node.container.items : [];
  const types = new Set(constants.map((constant) => context.type(constant)));
  const [only] = types.size === 1 ? types : [];
  const comparison = comparisonFor(context.type(node.item), only ?? 'any');
  return (frame) => {
    const wanted = item(frame);
    const inside = container(frame);
    frame.at = node.at;
    if (Array.isArray(inside)) {
      frame.charge(inside.length);
      return inside.some((candidate) => {
        chargeLong(frame, wanted, candidate);
        return equalBy(comparison, wanted, candidate);
      });
    }
    return typeof inside === 'string' && !isEmpty(wanted) && contains(inside, textOf(wanted), frame);
  };
}

function contains(text: string, part: string, frame: Frame): boolean {
  // The worst case of searching a text is the product of the lengths.
  frame.charge(Math.floor((text.length * part.length) / 4096));
  return part !== '' && text.includes(part);
}

function ordered(comparison: Comparison, test: (order: number) => boolean) {
  return (frame: Frame, a: unknown, b: unknown): boolean => {
    if (isEmpty(a) || isEmpty(b)) return false;
    chargeLong(frame, a, b);
    const order = comparison(a, b);
    return order !== undefined && test(order);
  };
}

/** Texts this long are charged for, so that comparing them again and again ends at the limit. */
const LONG = 1024;

function chargeLong(frame: Frame, a: unknown, b: unknown): void {
  if (typeof a === 'string' && typeof b === 'string' && a.length > LONG && b.length > LONG)
    frame.charge(Math.min(a.length, b.length) >>> 6);
}
