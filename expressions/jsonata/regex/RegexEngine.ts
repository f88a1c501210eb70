/** One match: UTF-16 offsets, groups not taken part in undefined. */
export interface RegexMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/** What a search came to: a match or none, and how many characters were looked at, some of them several times. */
export interface RegexFinding {
  readonly match: RegexMatch | undefined;
  readonly looked: number;
}

/** Finds the first match at or after an offset. */
export type RegexSearch = (text: string, from: number) => RegexFinding;

/** Compiles a JavaScript pattern with the flags i and m; undefined when it is no pattern. Linear in the text. */
export type RegexEngine = (pattern: string, flags: string) => RegexSearch | undefined;
