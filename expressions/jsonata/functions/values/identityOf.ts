import type { Frame } from '../../../evaluate/Frame.ts';
import { Decimal } from '../../../numbers/Decimal.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { plainText } from '../../../numbers/plainText.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import { TextBuilder } from '../strings/TextBuilder.ts';
import { keysOf } from './entries.ts';
import { isFunction, isJsonataObject, isList } from './kindOf.ts';

/** Maximum nesting of the data. */
const DEPTH = 200;

/**
 * A key for equality: equal values have the same identity. A double or a function is its own identity; other
 * values have a text that no other kind has. Does not distinguish functions inside lists and objects.
 */
export function identityOf(frame: Frame, value: JsonataValue): unknown {
  if (typeof value === 'number' || isFunction(value)) return value;
  if (value instanceof Decimal) {
    const number = seen(value);
    return typeof number === 'number' ? number : plainText(number);
  }
  if (typeof value === 'string') {
    frame.charge(value.length >>> 6);
    return `"${value}`;
  }
  const text = new TextBuilder(frame);
  write(frame, text, value, 0);
  return text.toString();
}

function write(frame: Frame, text: TextBuilder, value: JsonataValue, depth: number): void {
  if (depth > DEPTH) throw frame.refuse('limit-depth', `A value nested deeper than ${DEPTH}.`);
  const scalar = scalarText(value);
  if (scalar !== undefined) text.add(scalar);
  else if (isList(value)) {
    text.add('[');
    for (const item of value) {
      write(frame, text, item, depth + 1);
      text.add(',');
    }
    text.add(']');
  } else if (isJsonataObject(value)) {
    text.add('{');
    for (const key of keysOf(frame, value).sort()) {
      text.add(`${JSON.stringify(key)}:`);
      write(frame, text, value[key], depth + 1);
      text.add(',');
    }
    text.add('}');
  }
}

/** Undefined for lists and objects. */
function scalarText(value: JsonataValue): string | undefined {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' || value instanceof Decimal) return plainText(seen(value));
  if (value === undefined || value === null || typeof value === 'boolean') return String(value);
  return isFunction(value) ? '()' : undefined;
}
