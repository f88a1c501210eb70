import type { DataObject } from '../../../Data.ts';
import { numericOf } from '../../../numbers/numericOf.ts';
import type { Step } from './Step.ts';

/** Fields with a place of their own in the code below. */
export const SITES = 8;

const { getPrototypeOf, prototype } = Object;
const blank: object = {};

/**
 * Walks from a question as far as the record's values answer: to the end, or to the step that needs a frame. No call, no
 * allocation, and each field is read at a place of its own (`Step.site`): V8 remembers the name and the record's shape for each
 * place in the code, and reads a property it knows in 1 ns instead of 4. `copies.ts` loads this module several times, so that
 * often used conditions have such places for themselves.
 */
export function askRecord(first: Step, record: DataObject, beyond: DataObject | undefined): Step {
  // `in` comes before the prototype is asked for: it tells V8 the record's shape, and so the prototype without a call.
  if (!(first.name in record) && beyond !== undefined) return first;
  if (getPrototypeOf(record) !== prototype) return first;
  // What was added to Object.prototype would be read as data.
  for (const _ in blank) return first;
  let step = first;
  for (;;) {
    const { name, site } = step;
    if (site < 0) return step;
    let value: unknown;
    // Written out, since a place in the code is what V8 remembers for.
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
      // (Compared with texts only, V8 compares without a call.)
      if (step.text !== undefined && value === step.text) step = step.inside;
      else if (value === '') step = step.empty;
      else if (step.texts === undefined) {
        const number = numberIn(step, value);
        if (typeof number !== 'number') return step;
        step = number >= step.low && number <= step.high ? step.inside : step.outside;
      } else step = step.text === undefined && isAmong(value, step.texts) ? step.inside : step.outside;
    } else if (typeof value === 'number') {
      if (value >= step.low && value <= step.high) step = step.inside;
      // Not NaN and not infinite: those are null.
      else if (value - value === 0) step = step.outside;
      else return step;
    } else if (value === null || value === undefined) {
      if (beyond !== undefined && name in beyond) return step;
      step = step.empty;
    } else return step;
  }
}

/** The number a text of a number field means; any other text is left to the step's node. */
function numberIn({ field }: Step, text: string): unknown {
  return field?.numeric === true ? numericOf(text) : undefined;
}

/** (Half the time of `includes`, for a handful of texts.) */
function isAmong(value: string, texts: readonly string[]): boolean {
  for (let at = 0; at < texts.length; at += 1) if (texts[at] === value) return true;
  return false;
}
