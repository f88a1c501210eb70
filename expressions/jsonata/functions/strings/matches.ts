import type { JsonataFunction } from '../../JsonataFunction.ts';
import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';
import type { NativeCall } from '../NativeCall.ts';
import { isFunction, isJsonataObject, isList } from '../values/kindOf.ts';

/** One match from a matcher; offsets are UTF-16. */
export interface Match {
  readonly match: string;
  readonly start: number;
  readonly end: number;
  readonly groups: readonly JsonataValue[];
  /** The original object of the matcher, for functions of the formula. */
  readonly object: JsonataObject;
}

/**
 * Yields the matches of a pattern in order. A pattern is a text or a matcher: a regular expression or any
 * function from a text to `{match, start, end, groups, next}`, where `next` is a function without arguments
 * that returns the following match.
 */
export function* matches(
  call: NativeCall,
  text: string,
  pattern: string | JsonataFunction,
): Generator<Match> {
  if (typeof pattern === 'string') return yield* occurrences(call, text, pattern);
  let found = matchOf(call, call.apply(pattern, [text]));
  while (found !== undefined) {
    call.frame.charge(1);
    yield found;
    found = matchOf(call, call.apply(found.object.next, []));
    // A first empty match is valid; further ones would never end.
    if (found?.match === '')
      throw call.frame.refuse('D1004', 'The regular expression matches the empty text.');
  }
}

function* occurrences(call: NativeCall, text: string, pattern: string): Generator<Match> {
  call.frame.charge(text.length >>> 5);
  let start = text.indexOf(pattern);
  while (start >= 0) {
    call.frame.charge(1);
    const end = start + pattern.length;
    yield { match: pattern, start, end, groups: [], object: { match: pattern, start, end, groups: [] } };
    start = end < text.length && end > start ? text.indexOf(pattern, end) : -1;
  }
}

function matchOf(call: NativeCall, object: JsonataValue): Match | undefined {
  if (object === undefined) return undefined;
  if (isJsonataObject(object)) {
    const { match, start, end, groups, next } = object;
    if (
      typeof match === 'string' &&
      typeof start === 'number' &&
      typeof end === 'number' &&
      isList(groups) &&
      isFunction(next)
    )
      return { match, start, end, groups, object };
  }
  throw call.frame.refuse('T1010', 'The matcher function does not return the correct object structure.');
}
