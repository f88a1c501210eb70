import type { Frame } from '../../evaluate/Frame.ts';
import { numberOut } from '../../numbers/numberOut.ts';
import type { FilterStage, Predicate } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { collapsed, keptOf, Sequence } from '../Sequence.ts';
import { compileBody, compileNode } from './compileNode.ts';
import type { Environment } from './Environment.ts';
import { isNumber } from './isNumber.ts';
import { isTrue } from './isTrue.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { operandSite, type Site } from './Site.ts';

/** Filters a value. Returns a Sequence, or the list found at a literal index. */
export type Filter = (value: JsonataValue, environment: Environment, frame: Frame) => JsonataValue;

/** Compiles `operand[...]` for an operand that is not a path. */
export function compilePredicate(node: Predicate, site: Site): JsonataClosure {
  const operand = compileNode(node.operand, operandSite(site));
  const filters = node.stages.map((stage) => compileFilter(stage, site));
  const { keep } = node;
  return (input, environment, frame) => {
    let value = operand(input, environment, frame);
    for (const filter of filters) value = filter(value, environment, frame);
    return keep && value instanceof Sequence ? keptOf(value) : collapsed(value);
  };
}

/** Compiles one `[...]`: an index from either end, several indexes, or a condition on each item. */
export function compileFilter(stage: FilterStage, site: Site): Filter {
  if (stage.by.kind === 'number') {
    const index = Math.floor(stage.by.value);
    return (value) => at(value, index);
  }
  const { closure, cost } = compileBody(stage.by, { ...site, input: 'item', tail: false });
  return (value, environment, frame) => {
    if (value === undefined) return undefined;
    const items: readonly JsonataValue[] = Array.isArray(value) ? value : [value];
    frame.charge(cost * items.length);
    const kept = new Sequence();
    for (let i = 0; i < items.length; i += 1) {
      const item = items[i];
      const answer = closure(item, environment, frame);
      for (let times = picks(answer, i, items.length, frame); times > 0; times -= 1) kept.push(item);
    }
    frame.allocate(16 * kept.length);
    return kept;
  };
}

/**
 * Number of times a predicate result picks the item at an index. Once when true, else once per occurrence of
 * the index.
 */
export function picks(answer: JsonataValue, index: number, count: number, frame: Frame): number {
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  if (isNumber(answer)) return names(answer, index, count) ? 1 : 0;
  if (!Array.isArray(answer)) return isTrue(answer, frame) ? 1 : 0;
  frame.charge(answer.length);
  let times = 0;
  for (const each of answer) {
    if (!isNumber(each)) return isTrue(answer, frame) ? 1 : 0;
    if (names(each, index, count)) times += 1;
  }
  return times;
}

function names(answer: JsonataValue, index: number, count: number): boolean {
  const at = isNumber(answer) ? Math.floor(Number(numberOut(answer))) : Number.NaN;
  return (at < 0 ? count + at : at) === index;
}

function at(value: JsonataValue, index: number): JsonataValue {
  const items: readonly JsonataValue[] = Array.isArray(value) ? value : [value];
  const item = items[index < 0 ? items.length + index : index];
  if (item === undefined || Array.isArray(item)) return item;
  const one = new Sequence();
  one.push(item);
  return one;
}
