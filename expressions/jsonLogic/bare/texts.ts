import { type BareOperator, eager } from './BareOperator.ts';
import { textOf, toInteger } from './coercion.ts';

/** `cat`, `substr` and `merge`. */
export const texts: readonly BareOperator[] = [
  eager('cat', 'text', (frame, operands) => {
    const parts = operands.map((operand) => textOf(operand, frame));
    frame.allocateText(parts.reduce((length, part) => length + part.length, 0));
    return parts.join('');
  }),
  eager('substr', 'text', (frame, [value, start, length]) => {
    const text = textOf(value, frame);
    const from = toInteger(start, frame);
    const count = length === undefined ? undefined : toInteger(length, frame);
    frame.allocateText(text.length);
    return cut(text, from, count);
  }),
  eager('merge', 'list', (frame, operands) => {
    const size = operands.reduce<number>(
      (sum, operand) => sum + (Array.isArray(operand) ? operand.length : 1),
      0,
    );
    frame.charge(size);
    frame.allocate(16 * size);
    return operands.flat(1);
  }),
];

/**
 * Units of UTF-16 from `start` (negative: from the end), `count` of them (negative: without that many at the
 * end). Never splits a character of two units: it is taken whole.
 */
function cut(text: string, start: number, count: number | undefined): string {
  const from = Math.min(start < 0 ? Math.max(0, text.length + start) : start, text.length);
  const wanted = count === undefined ? text.length : count < 0 ? text.length + count : from + count;
  const to = Math.min(wanted, text.length);
  if (to <= from) return '';
  return text.slice(splits(text, from) ? from - 1 : from, splits(text, to) ? to + 1 : to);
}

function splits(text: string, at: number): boolean {
  const pair = text.slice(Math.max(0, at - 1), at + 1);
  return pair.length === 2 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair);
}
