/** One match: UTF-16 offsets, groups not taken part in undefined. */
export interface RegexMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/** Finds the first match at or after an offset; undefined when there is none. */
export type RegexSearch = (text: string, from: number) => RegexMatch | undefined;

/** Compiles a JavaScript pattern with the flags i and m; undefined when it is no pattern. Linear in the text. */
export type RegexEngine = (pattern: string, flags: string) => RegexSearch | undefined;
