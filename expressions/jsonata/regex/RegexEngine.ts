/** One match: UTF-16 offsets; groups that did not take part are undefined. */
export interface RegexMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/** Result of a search: a match or none, and the number of characters read, repeated reads included. */
export interface RegexFinding {
  readonly match: RegexMatch | undefined;
  readonly looked: number;
}

/** Finds the first match at or after an offset. */
export type RegexSearch = (text: string, from: number) => RegexFinding;

/**
 * Compiles a JavaScript pattern with the flags i and m; undefined when it is invalid. Runs in linear time.
 */
export type RegexEngine = (pattern: string, flags: string) => RegexSearch | undefined;
