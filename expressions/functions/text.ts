import { numericOf } from '../numbers/numericOf.ts';
import { textOf } from '../values/textOf.ts';
import type { Value } from '../values/Value.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';
import { flattened } from './flattened.ts';

/** `cat(...)`: joined texts; empty values add nothing, numbers have no exponent. */
export const cat: FunctionDefinition = {
  name: 'cat',
  arity: [0, Number.POSITIVE_INFINITY],
  operands: ['any'],
  result: 'text',
  run(frame, ...operands) {
    const parts = flattened(frame, operands);
    let text = '';
    for (let at = 0; at < parts.length; at += 1) {
      const part = textOf(parts[at]);
      // Joined parts are copied only when the text is read, so the limit is checked before any cost.
      if (text.length + part.length > frame.limits.text) frame.allocateText(text.length + part.length);
      text += part;
    }
    frame.allocateText(text.length);
    return text;
  },
};

/**
 * `substr(text, start, length?)`: 0-based, by characters, so that none is split. A negative start counts from
 * the end; a negative length leaves out that many. Null if an operand is empty.
 */
export const substr: FunctionDefinition = {
  name: 'substr',
  arity: [2, 3],
  operands: ['any', 'number', 'number'],
  result: 'text',
  run(frame, value: Value = null, start: Value = null, most?: Value) {
    const from = numericOf(start);
    const count = most === undefined ? Number.POSITIVE_INFINITY : numericOf(most);
    const text = textOf(value);
    if (from === null || count === null || text === '') return null;
    frame.allocateText(text.length);
    frame.charge(text.length >>> 3);
    const begin = Math.trunc(Number(from));
    const length = Math.trunc(Number(count));
    return begin >= 0 && length >= 0 && !hasPairs(text, begin + length)
      ? text.slice(begin, begin + length)
      : cut(Array.from(text), begin, length);
  },
};

/** Whether the first units contain a surrogate: then units and characters differ. */
function hasPairs(text: string, units: number): boolean {
  const end = Math.min(text.length, units);
  for (let at = 0; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit < 0xe000) return true;
  }
  return false;
}

function cut(characters: readonly string[], start: number, count: number): string {
  const from = start < 0 ? Math.max(0, characters.length + start) : start;
  const end = count < 0 ? characters.length + count : from + count;
  return characters.slice(from, Math.max(from, end)).join('');
}
