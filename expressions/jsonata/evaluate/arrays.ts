import type { Frame } from '../../evaluate/Frame.ts';
import { numberOut } from '../../numbers/numberOut.ts';
import type { ArrayNode, Range } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { compileNode } from './compileNode.ts';
import { isNumber } from './isNumber.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { mark, raise } from './raise.ts';
import { operandSite, type Site } from './Site.ts';

/** Compiles `[a, b]`. Flattens lists among the values by one level, except nested list literals. */
export function compileArray(node: ArrayNode, site: Site): JsonataClosure {
  const items = node.items.map((item) => ({
    closure: compileNode(item, operandSite(site)),
    nested: item.kind === 'array',
  }));
  return (input, environment, frame) => {
    const list: JsonataValue[] = [];
    for (const { closure, nested } of items) {
      const value = closure(input, environment, frame);
      if (value === undefined) continue;
      if (nested || !Array.isArray(value)) list.push(value);
      else {
        mark(frame, node);
        frame.charge(value.length);
        frame.allocate(16 * value.length);
        for (const each of value) list.push(each);
      }
    }
    frame.allocate(32 + 16 * items.length);
    return list;
  };
}

/** Maximum items of a range. */
const LONGEST = 10_000_000;

/** Compiles `first..last`: ascending integers; nothing when last is less than first or a side is missing. */
export function compileRange(node: Range, site: Site): JsonataClosure {
  const first = compileNode(node.first, operandSite(site));
  const last = compileNode(node.last, operandSite(site));
  return (input, environment, frame) => {
    const low = first(input, environment, frame);
    const high = last(input, environment, frame);
    const from = integer(low);
    const to = integer(high);
    if (low !== undefined && from === undefined) throw raise('T2003', frame, node);
    if (high !== undefined && to === undefined) throw raise('T2004', frame, node);
    if (from === undefined || to === undefined || from > to) return undefined;
    if (to - from + 1 > LONGEST) throw raise('D2014', frame, node);
    mark(frame, node);
    return from === to ? from : integers(from, to, frame);
  };
}

function integers(from: number, to: number, frame: Frame): readonly number[] {
  const size = to - from + 1;
  frame.allocate(16 * size);
  frame.charge(size);
  const list: number[] = [];
  for (let n = from; n <= to; n += 1) list.push(n);
  return list;
}

function integer(value: JsonataValue): number | undefined {
  if (!isNumber(value)) return undefined;
  const number = Number(numberOut(value));
  return Number.isSafeInteger(number) ? number : undefined;
}
