import type { Pratt } from './Pratt.ts';
import type { Token } from './Token.ts';

/** Meaning of a token at the start of an operand: a literal, a name, a sign, an opening bracket. */
export type Prefix<N, S = undefined> = (parser: Pratt<N, S>, token: Token) => N;

/** Meaning of a token after an operand. */
export interface Infix<N, S = undefined> {
  /** Binding power: higher binds tighter; equal powers associate to the left. */
  readonly power: number;
  read(parser: Pratt<N, S>, left: N, token: Token): N;
}

/** A grammar as data: one parser reads all of them. `S` is the state of a parse (fields, names read). */
export interface Grammar<N, S = undefined> {
  /**
   * The token at or after `at`; type `(end)` at the end of the text. `operand`: an operand is expected, for
   * characters with two meanings (`/` can start a regular expression). Throws a Refusal with a position for
   * invalid text.
   */
  scan(source: string, at: number, operand: boolean): Token;
  readonly prefixes: ReadonlyMap<string, Prefix<N, S>>;
  readonly infixes: ReadonlyMap<string, Infix<N, S>>;
  /** Token types before an operator, so that `/` after them divides; default literals and names. */
  readonly endsOperand?: ReadonlySet<string>;
  /**
   * Creates the refusal of a token in the wrong position. `expected` if only one type fits, `complete` if the
   * expression had ended before it.
   */
  unexpected(token: Token, expected: string | undefined, complete?: boolean): unknown;
}
