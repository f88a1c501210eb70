import type { JsonataValue } from './JsonataValue.ts';

/**
 * A result list of JSONata that collapses: no items to undefined, one item to that item.
 * Functions return it where JSONata says "sequence"; the caller collapses it (`collapsed`). Variables hold one
 * only where `[]` kept it.
 */
export class Sequence extends Array<JsonataValue> {
  /** Results of `map`, `slice` and similar are plain arrays. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}

/** Creates a sequence of these items. */
export function sequenceOf(items: readonly JsonataValue[]): Sequence {
  const sequence = new Sequence();
  for (const item of items) sequence.push(item);
  return sequence;
}

/** True for a sequence, false for an array from the data or the formula. */
export function isSequence(value: JsonataValue): value is Sequence {
  return value instanceof Sequence;
}

/** A sequence of one item that `[]` keeps as a list. */
export class Kept extends Sequence {}

/** Creates a sequence that stays a list; nothing when there are no items. */
export function keptOf(items: readonly JsonataValue[]): JsonataValue {
  if (items.length !== 1) return items.length === 0 ? undefined : items;
  const kept = new Kept();
  kept.push(items[0]);
  return kept;
}

/** Collapses a sequence: no items to undefined, one item to that item, more to a list. */
export function collapsed(value: JsonataValue): JsonataValue {
  if (!(value instanceof Sequence) || value instanceof Kept) return value;
  if (value.length < 2) return value[0];
  return Array.from(value);
}

/** An array literal as the last step of a path; surrounding steps do not flatten it. */
export class Constructed extends Array<JsonataValue> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}
