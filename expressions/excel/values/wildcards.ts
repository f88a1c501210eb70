import { folded } from './compareScalars.ts';

/** Part of a pattern: a character, `?` for any one, `*` for any number. */
type Part = string | typeof ANY | typeof MANY;

const ANY = Symbol('?');
const MANY = Symbol('*');

/** No match: failed before the first `*`, or after it. */
const FAILED = -1;
const FAILED_LATE = -2;

/** A pattern with the wildcards `*` and `?`; `~` escapes the next character. Ignores case. */
export class Pattern {
  private readonly parts: readonly Part[];
  /** True when the pattern contains `*` or `?`; without them it is plain text. */
  readonly wild: boolean;

  constructor(text: string) {
    const parts: Part[] = [];
    const characters = folded(text);
    for (let at = 0; at < characters.length; at += 1) {
      const character = characters[at] ?? '';
      const next = characters[at + 1];
      if (character === '~' && next !== undefined) {
        parts.push(next);
        at += 1;
      } else if (character === '*') {
        if (parts.at(-1) !== MANY) parts.push(MANY);
      } else parts.push(character === '?' ? ANY : character);
    }
    this.parts = parts;
    this.wild = parts.some((part) => part === ANY || part === MANY);
  }

  /** Worst-case cost of matching a text, in steps. */
  cost(text: string): number {
    return 1 + ((text.length * (this.wild ? this.parts.length : 1)) >>> 4);
  }

  /** True when the pattern matches the whole text. */
  matches(text: string): boolean {
    return this.end(folded(text), 0, true) >= 0;
  }

  /** Index of the first match in the text, at or after `from`; -1 when there is none. */
  indexIn(text: string, from: number): number {
    const characters = folded(text);
    for (let at = from; at <= characters.length; at += 1) {
      const end = this.end(characters, at, false);
      // A part missing after a `*` is missing for every later start too.
      if (end !== FAILED) return end === FAILED_LATE ? -1 : at;
    }
    return -1;
  }

  /** Matches from an offset. Backtracks only to the last `*`, which is enough. */
  private end(text: string, from: number, whole: boolean): number {
    let at = from;
    let part = 0;
    let star = -1;
    let tried = from;
    for (;;) {
      const wanted = this.parts[part];
      if (wanted === undefined && (!whole || at === text.length)) return at;
      if (wanted === MANY) {
        star = part;
        tried = at;
        part += 1;
      } else if (at < text.length && wanted !== undefined && (wanted === ANY || wanted === text[at])) {
        at += 1;
        part += 1;
      } else if (star >= 0 && tried < text.length) {
        tried += 1;
        at = tried;
        part = star + 1;
      } else return star < 0 ? FAILED : FAILED_LATE;
    }
  }
}
