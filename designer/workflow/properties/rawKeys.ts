import { wholeOf } from '../../../runtime/model/workflow/definition/PartReader.ts';
import { isNothing } from '../../../runtime/model/workflow/definition/rawObject.ts';

/** One key of a user or role, as stored in a part. */
export interface NamedThere {
  /** Identifies the key in the choice: the key, or its index if it is unreadable. */
  readonly token: string;
  /** Undefined: it cannot be read as a key. */
  readonly key: number | undefined;
  readonly stored: unknown;
}

/** Reads keys of users or roles in wire format: a list, text with commas, or a single key. */
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
 * The list to store for the chosen keys, as numbers. Unreadable stored keys stay unchanged until the user
 * removes them.
 */
export function chosenList(tokens: readonly string[], before: unknown): readonly unknown[] {
  const stood = new Map(rawKeys(before).map((one) => [one.token, one.key ?? one.stored]));
  return tokens.map((token) => (stood.has(token) ? stood.get(token) : Number(token)));
}
