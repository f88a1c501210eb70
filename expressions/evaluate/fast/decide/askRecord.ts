import type { DataObject } from '../../../Data.ts';
import { numericOf } from '../../../numbers/numericOf.ts';
import type { Step } from './Step.ts';

/** Number of fields with their own place in the code below. */
export const SITES = 8;

const { getPrototypeOf, prototype } = Object;
const blank: object = {};

/**
 * Walks from a question as far as the record's values decide: to the end, or to a step that needs a frame. It
 * makes no calls and allocates nothing. Each field is read at its own place in the code (`Step.site`),
 * because V8 remembers name and record shape per place and then reads a property in 1 ns, not 4. `copies.ts`
 * loads this module several times, so that busy conditions have such places for themselves.
 */
export function askRecord(first: Step, record: DataObject, beyond: DataObject | undefined): Step {
  // `in` precedes the check of the prototype: it tells V8 the record's shape, and so the prototype without a
  // call.
  if (!(first.name in record) && beyond !== undefined) return first;
  if (getPrototypeOf(record) !== prototype) return first;
  // Additions to Object.prototype would be read as data.
  for (const _ in blank) return first;
  let step = first;
  for (;;) {
    const { name, site } = step;
    if (site < 0) return step;
    let value: unknown;
    // Written out, because V8 remembers per place in the code.
    switch (site) {
      case 0:
        value = record[name];
        break;
      case 1:
        value = record[name];
        break;
      case 2:
        value = record[name];
        break;
      case 3:
        value = record[name];
        break;
      case 4:
        value = record[name];
        break;
      case 5:
        value = record[name];
        break;
      case 6:
        value = record[name];
        break;
      case 7:
        value = record[name];
        break;
      default:
        value = record[name];
    }
    if (typeof value === 'string') {
      // Comparing only texts, V8 needs no call.
      if (step.text !== undefined && value === step.text) step = step.inside;
      else if (value === '') step = step.empty;
      else if (step.texts === undefined) {
        const number = numberIn(step, value);
        if (typeof number !== 'number') return step;
        step = number >= step.low && number <= step.high ? step.inside : step.outside;
      } else step = step.text === undefined && isAmong(value, step.texts) ? step.inside : step.outside;
    } else if (typeof value === 'number') {
      if (value >= step.low && value <= step.high) step = step.inside;
      // NaN and infinities count as null.
      else if (value - value === 0) step = step.outside;
      else return step;
    } else if (value === null || value === undefined) {
      if (beyond !== undefined && name in beyond) return step;
      step = step.empty;
    } else return step;
  }
}

/** The number in a number field's text; the step's node decides about other texts. */
function numberIn({ field }: Step, text: string): unknown {
  return field?.numeric === true ? numericOf(text) : undefined;
}

/** Takes half the time of `includes` for a few texts. */
function isAmong(value: string, texts: readonly string[]): boolean {
  for (let at = 0; at < texts.length; at += 1) if (texts[at] === value) return true;
  return false;
}
