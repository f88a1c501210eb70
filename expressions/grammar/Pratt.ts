import { sourceLimits } from '../Limits.ts';
import { Refusal } from '../Refusal.ts';
import type { Grammar } from './Grammar.ts';
import { end, type Token } from './Token.ts';

/**
 * The one parser of text grammars: top-down operator precedence over a {@link Grammar}'s tables. Counts
 * nesting, so no text overflows the stack: deeper than the limit is the error `limit-depth`.
 */
export class Pratt<N, S = undefined> {
  readonly source: string;
  /** State of the grammar. */
  readonly state: S;
  /** The next token. */
  token: Token;
  readonly grammar: Grammar<N, S>;
  private depth = 0;

  // A grammar without state has S undefined.
  constructor(source: string, grammar: Grammar<N, S>, state: S = undefined as S) {
    if (source.length > sourceLimits.text)
      throw new Refusal({
        code: 'limit-source',
        message: `A formula longer than ${sourceLimits.text} characters.`,
        params: { limit: sourceLimits.text },
        from: sourceLimits.text,
        to: source.length,
      });
    this.source = source;
    this.state = state;
    this.grammar = grammar;
    this.token = grammar.scan(source, 0, true);
  }

  /** Parses the whole text as one expression. */
  whole(): N {
    const node = this.expression(0);
    if (this.token.type !== end) throw this.grammar.unexpected(this.token, undefined, true);
    return node;
  }

  /** Parses one expression whose operators all bind tighter than `power`. */
  expression(power: number): N {
    this.enter();
    const first = this.token;
    const prefix = this.grammar.prefixes.get(first.type);
    if (prefix === undefined) throw this.grammar.unexpected(first, undefined);
    this.token = this.grammar.scan(
      this.source,
      first.to,
      !(this.grammar.endsOperand ?? endsOperand).has(first.type),
    );
    let left = prefix(this, first);
    for (;;) {
      const token = this.token;
      const infix = this.grammar.infixes.get(token.type);
      if (infix === undefined || infix.power <= power) break;
      this.advance(true);
      left = infix.read(this, left, token);
    }
    this.depth -= 1;
    return left;
  }

  /** Takes the token and reads the next one. `operand`: an operand is expected there. */
  advance(operand: boolean): Token {
    const taken = this.token;
    this.token = this.grammar.scan(this.source, taken.to, operand);
    return taken;
  }

  /** Takes a token of the type, or throws a refusal. */
  expect(type: string, operand = false): Token {
    if (this.token.type !== type) throw this.grammar.unexpected(this.token, type);
    return this.advance(operand);
  }

  /** Takes a token of the type if it is next. */
  take(type: string, operand = true): boolean {
    if (this.token.type !== type) return false;
    this.advance(operand);
    return true;
  }

  /** Counts one level of nesting, for grammars whose chains nest without `expression`. */
  enter(): void {
    this.depth += 1;
    if (this.depth > sourceLimits.depth)
      throw new Refusal({
        code: 'limit-depth',
        message: `Nested deeper than ${sourceLimits.depth}.`,
        params: { limit: sourceLimits.depth },
        from: this.token.from,
        to: this.token.to,
      });
  }
}

/** Token classes before an operator, so that `/` after them divides. */
const endsOperand: ReadonlySet<string> = new Set(['name', 'variable', 'number', 'string', 'regex', 'field']);
