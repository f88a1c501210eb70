import type { Each, List, Missing, Reduce } from '../Tree.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { isTruthy } from '../values/isTruthy.ts';
import { plainValue } from '../values/plainValue.ts';
import type { Value } from '../values/Value.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import type { Frame } from './Frame.ts';

/** Runs the body at one item of the list. */
type At = (index: number) => Value;

/** Result of each operator over a list; `at` runs the body at an item. */
const operators: Readonly<Record<Each['operator'], (items: readonly Value[], at: At) => Value>> = {
  map: (items, at) => {
    const results: Value[] = [];
    for (let index = 0; index < items.length; index += 1) results.push(at(index));
    return results;
  },
  filter: (items, at) => items.filter((_, index) => isTruthy(at(index))),
  some: (items, at) => items.some((_, index) => isTruthy(at(index))),
  all: (items, at) => items.length > 0 && items.every((_, index) => isTruthy(at(index))),
  none: (items, at) => !items.some((_, index) => isTruthy(at(index))),
};

const makesList: ReadonlySet<Each['operator']> = new Set(['map', 'filter']);

/** One body over a list; other values count as an empty list. */
export function compileEach(node: Each, context: CompileContext): Closure {
  const list = context.closure(node.list);
  const { closure: body, cost } = context.body(node.body, node.list);
  const operator = operators[node.operator];
  return (frame) => {
    const items = enter(frame, list(frame), cost, node.at);
    if (makesList.has(node.operator)) frame.allocate(16 * items.length);
    const outer = frame.item;
    const result = operator(items, (index) => {
      frame.item = plainValue(items[index]);
      return body(frame);
    });
    frame.item = outer;
    return result;
  };
}

/** A left fold. */
export function compileReduce(node: Reduce, context: CompileContext): Closure {
  const list = context.closure(node.list);
  const { closure: body, cost } = context.body(node.body, node.list);
  const initial = context.closure(node.initial);
  return (frame) => {
    const items = enter(frame, list(frame), cost, node.at);
    let result = initial(frame);
    const outer = { item: frame.item, accumulator: frame.accumulator };
    for (const item of items) {
      frame.item = plainValue(item);
      frame.accumulator = result;
      result = body(frame);
    }
    frame.item = outer.item;
    frame.accumulator = outer.accumulator;
    return result;
  };
}

/** A list of items. */
export function compileList(node: List, context: CompileContext): Closure {
  const items = node.items.map((item) => context.closure(item));
  return (frame) => {
    frame.allocate(16 * items.length);
    return items.map((item) => item(frame));
  };
}

/** The names with empty values. */
export function compileMissing(node: Missing, context: CompileContext): Closure {
  const variables = node.variables.map((variable) => ({
    name: variable.path.join('.'),
    read: context.closure(variable),
  }));
  const allowed = node.enough === undefined ? -1 : variables.length - node.enough;
  return (frame) => {
    frame.allocate(16 * variables.length);
    const empty = variables
      .filter((variable) => isEmpty(variable.read(frame)))
      .map((variable) => variable.name);
    return empty.length <= allowed ? [] : empty;
  };
}

/** The items of a list, after charging for them; other values count as an empty list. */
export function enter(frame: Frame, list: Value, cost: number, at: string | undefined): readonly Value[] {
  if (!Array.isArray(list)) return [];
  frame.at = at;
  frame.charge(list.length * (cost + 1));
  return list;
}
