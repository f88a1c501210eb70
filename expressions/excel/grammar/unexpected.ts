import { end, type Token } from '../../grammar/Token.ts';
import { Refusal } from '../../Refusal.ts';

/** Creates the refusal of a token in the wrong position. */
export function unexpected({ type, from, to }: Token, expected?: string): Refusal {
  const params = expected === undefined ? { found: type } : { found: type, expected };
  const wanted = expected === undefined ? '' : `, ${expected} is missing`;
  return type === end
    ? new Refusal({
        code: 'unexpected-end',
        message: `The formula ends too early${wanted}.`,
        params,
        from,
        to,
      })
    : new Refusal({
        code: 'unexpected-token',
        message: `${type} cannot stand here${wanted}.`,
        params,
        from,
        to,
      });
}
