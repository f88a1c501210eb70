import { numericOf } from '../numbers/numericOf.ts';
import { textOf } from '../values/textOf.ts';
import type { Value } from '../values/Value.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';
import { flattened } from './flattened.ts';

/** `cat(...)`: texts joined; empty values add nothing, numbers as plain decimals. */
export const cat: FunctionDefinition = {
  name: 'cat',
  arity: [0, Number.POSITIVE_INFINITY],
  operands: ['any'],
  result: 'text',
  run(frame, ...operands) {
    const texts = flattened(frame, operands).map(textOf);
    frame.allocateText(texts.reduce((length, text) => length + text.length, 0));
    return texts.join('');
  },
  sql(operands, tools) {
    const parts = operands.flatMap((operand, index) => [
      ...(index > 0 ? [', '] : []),
      ...tools.text(operand),
    ]);
    return { type: 'text', pieces: ['concat(', ...(parts.length === 0 ? ["''"] : parts), ')'] };
  },
};

/**
 * `substr(text, start, length?)`: 0-based and by characters, so that no character is split; a negative start counts from
 * the end, a negative length leaves that many off. Null when an operand is empty.
 */
export const substr: FunctionDefinition = {
  name: 'substr',
  arity: [2, 3],
  operands: ['any', 'number', 'number'],
  result: 'text',
  run(frame, value: Value = null, start: Value = null, length?: Value) {
    const from = numericOf(start);
    const count = length === undefined ? Number.POSITIVE_INFINITY : numericOf(length);
    const text = textOf(value);
    if (from === null || count === null || text === '') return null;
    frame.allocateText(text.length);
    frame.charge(text.length >>> 3);
    return cut(Array.from(text), Math.trunc(Number(from)), Math.trunc(Number(count)));
  },
  sql([value, start, length], tools) {
    const from = start?.literal;
    const count = length === undefined ? undefined : length.literal;
    if (value === undefined || !isCount(from) || (length !== undefined && !isCount(count)))
      return tools.refuse('substr');
    const until = count === undefined ? '' : ` for ${String(count)}`;
    return { type: 'text', pieces: ['substring(', ...tools.text(value), ` from ${from + 1}${until})`] };
  },
};

function cut(characters: readonly string[], start: number, count: number): string {
  const from = start < 0 ? Math.max(0, characters.length + start) : start;
  const end = count < 0 ? characters.length + count : from + count;
  return characters.slice(from, Math.max(from, end)).join('');
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31 - 1;
}
