import type { Pratt } from './Pratt.ts';
import type { Token } from './Token.ts';

/** What a token means where an operand begins: a literal, a name, a sign, an opening bracket. */
export type Prefix<N, S = undefined> = (parser: Pratt<N, S>, token: Token) => N;

/** What a token means after an operand. */
export interface Infix<N, S = undefined> {
  /** Binding power: higher binds tighter, equal ones from the left. */
  readonly power: number;
  read(parser: Pratt<N, S>, left: N, token: Token): N;
}

/** A grammar as data: the same parser reads all of them. `S` is what a parse carries along (fields, names read). */
export interface Grammar<N, S = undefined> {
  /**
   * The token at or after `at`; type `(end)` at the end of the text. `operand`: an operand is expected here, for characters
   * that mean two things (a `/` that starts a regular expression). Throws a Refusal with a place for what is no token.
   */
  scan(source: string, at: number, operand: boolean): Token;
  readonly prefixes: ReadonlyMap<string, Prefix<N, S>>;
  readonly infixes: ReadonlyMap<string, Infix<N, S>>;
  /** Types of tokens after which an operator stands, so that `/` there divides; without it those of literals and names. */
  readonly endsOperand?: ReadonlySet<string>;
  /**
   * The refusal for a token that cannot stand where it is; `expected` when only one could, `complete` when an expression
   * ended before it and nothing more could follow.
   */
  unexpected(token: Token, expected: string | undefined, complete?: boolean): unknown;
}
