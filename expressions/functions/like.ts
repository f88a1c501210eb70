import type { Frame } from '../evaluate/Frame.ts';
import { textOf } from '../values/textOf.ts';
import type { Value } from '../values/Value.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';

/**
 * `like(value, part)`: whether the value's text contains the part. Ignores the case of A to Z only; `%` and
 * `_` are ordinary characters. False if a side is empty.
 */
export const like = alike('like', (text, part) => text.includes(part));

/** `likeStart(value, part)`: whether the value's text begins with the part, case as for {@link like}. */
export const likeStart = alike('likeStart', (text, part) => text.startsWith(part));

/** `likeEnd(value, part)`: whether the value's text ends with the part, case as for {@link like}. */
export const likeEnd = alike('likeEnd', (text, part) => text.endsWith(part));

function alike(name: string, holds: (text: string, part: string) => boolean): FunctionDefinition {
  return {
    name,
    arity: [2, 2],
    operands: ['any', 'any'],
    result: 'boolean',
    run(frame, value: Value = null, part: Value = null) {
      const [text, wanted] = [folded(value, frame), folded(part, frame)];
      // The worst case of a text search is the product of the lengths.
      frame.charge(Math.floor((text.length * wanted.length) / 4096));
      return wanted !== '' && holds(text, wanted);
    },
  };
}

function folded(value: Value, frame: Frame): string {
  const text = textOf(value);
  frame.allocateText(text.length);
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
