import { wholeOf } from '../../../runtime/model/workflow/definition/PartReader.ts';
import { isNothing } from '../../../runtime/model/workflow/definition/rawObject.ts';

/** One key of a person or role as it stands in a part. */
export interface NamedThere {
  /** What a choice knows it by: the key, or its place where it cannot be read as one. */
  readonly token: string;
  /** Undefined: it cannot be read as a key. */
  readonly key: number | undefined;
  readonly stored: unknown;
}

/** Keys of people or roles as the wire writes them: a list, comma text, or one. */
export function rawKeys(value: unknown): readonly NamedThere[] {
  const given = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
  return given
    .filter((one: unknown) => !isNothing(one))
    .map((stored: unknown, at) => {
      const read = typeof stored === 'boolean' ? undefined : wholeOf(stored);
      const key = read !== undefined && read > 0 ? read : undefined;
      return { token: key === undefined ? `?${at}` : String(key), key, stored };
    });
}

/**
 * The list that is written for what was chosen: numbers. What cannot be read and stood there before stays as it stood,
 * until it is taken out of the choice.
 */
export function chosenList(tokens: readonly string[], before: unknown): readonly unknown[] {
  const stood = new Map(rawKeys(before).map((one) => [one.token, one.key ?? one.stored]));
  return tokens.map((token) => (stood.has(token) ? stood.get(token) : Number(token)));
}
