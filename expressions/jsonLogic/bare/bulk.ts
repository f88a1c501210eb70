import type { Closure } from '../../evaluate/Closure.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import { isTruthy } from '../../values/isTruthy.ts';
import { plainValue } from '../../values/plainValue.ts';
import type { Value } from '../../values/Value.ts';
import type { BareOperator } from './BareOperator.ts';
import { noNumber } from './coercion.ts';

type Items = readonly Value[];
/** The rule at one item of the list. */
type At = (index: number) => Value;

/**
 * `map filter all some none reduce`: a rule for each item, which is its data; other values count as an empty
 * list.
 */
export const bulk: readonly BareOperator[] = [
  each('map', 'list', (items, at) => Array.from(items, (_, index) => at(index))),
  each('filter', 'list', (items, at) => items.filter((_, index) => isTruthy(at(index)))),
  each('all', 'boolean', (items, at) => items.length > 0 && items.every((_, index) => isTruthy(at(index)))),
  each('some', 'boolean', (items, at) => items.some((_, index) => isTruthy(at(index)))),
  each('none', 'boolean', (items, at) => !items.some((_, index) => isTruthy(at(index)))),
  {
    name: 'reduce',
    result: 'any',
    perItem: true,
    compile({ operands: [list, body, initial], at }, compiler) {
      const items = list === undefined ? nothing : compiler.closure(list);
      const { closure, cost } = compiler.body(body);
      const start = initial === undefined ? nothing : compiler.closure(initial);
      return (frame) => {
        const values = enter(frame, items(frame), cost, at);
        frame.allocate(32 * values.length);
        let result = start(frame);
        const outer = frame.item;
        for (const current of values) {
          // An accumulator may be a number beyond doubles, which is not Data; it is read as a value again.
          frame.item = { current: itemOf(current), accumulator: result } as Value;
          result = closure(frame);
        }
        frame.item = outer;
        return result;
      };
    },
  },
];

const nothing: Closure = () => null;

function each(
  name: string,
  result: BareOperator['result'],
  run: (items: Items, at: At) => Value,
): BareOperator {
  return {
    name,
    result,
    perItem: true,
    compile({ operands: [list, body], at }, compiler) {
      const items = list === undefined ? nothing : compiler.closure(list);
      const { closure, cost } = compiler.body(body);
      return (frame) => {
        const values = enter(frame, items(frame), cost, at);
        if (result === 'list') frame.allocate(16 * values.length);
        const outer = frame.item;
        const answer = run(values, (index) => {
          frame.item = itemOf(values[index]);
          return closure(frame);
        });
        frame.item = outer;
        return answer;
      };
    },
  };
}

/** An item as a value; keeps the mark of a failed calculation. */
function itemOf(item: Value | undefined): Value {
  return Number.isNaN(item) ? noNumber : plainValue(item);
}

function enter(frame: Frame, list: Value, cost: number, at: string | undefined): Items {
  if (!Array.isArray(list)) return [];
  frame.at = at;
  frame.charge(list.length * (cost + 1));
  return list;
}
