import type { JsonataValue } from './JsonataValue.ts';

/**
 * A list that stands for its items: empty it is nothing, of one item it is that item. Functions answer one where JSONata
 * says "sequence"; whoever called them collapses it, so that no value in a variable is one, except where `[]` kept it.
 */
export class Sequence extends Array<JsonataValue> {
  /** What `map`, `slice` and the like make of it is a plain array. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}

/** A sequence of these items. */
export function sequenceOf(items: readonly JsonataValue[]): Sequence {
  const sequence = new Sequence();
  for (const item of items) sequence.push(item);
  return sequence;
}

/** Whether a value is a sequence, not an array the data or the formula wrote. */
export function isSequence(value: JsonataValue): value is Sequence {
  return value instanceof Sequence;
}

/** A sequence of one that `[]` keeps a list. */
export class Kept extends Sequence {}

/** A sequence that stays a list; of none it is nothing. */
export function keptOf(items: readonly JsonataValue[]): JsonataValue {
  if (items.length !== 1) return items.length === 0 ? undefined : items;
  const kept = new Kept();
  kept.push(items[0]);
  return kept;
}

/** What a sequence stands for. */
export function collapsed(value: JsonataValue): JsonataValue {
  if (!(value instanceof Sequence) || value instanceof Kept) return value;
  if (value.length < 2) return value[0];
  return Array.from(value);
}

/** An array written as the last step of a path: the steps around it do not take it apart. */
export class Constructed extends Array<JsonataValue> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}
