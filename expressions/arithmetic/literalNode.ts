import type { Token } from '../grammar/Token.ts';
import { isNumeric } from '../numbers/numericOf.ts';
import { Refusal } from '../Refusal.ts';
import type { Literal } from '../Tree.ts';

/** Maximum characters of a number that a double keeps exactly. */
const EXACT = 15;

/** Creates a literal from a typed number: a JSON number, or decimal text where a double would lose digits. */
export function literalNode({ value, from, to }: Token): Literal {
  const typed = String(value);
  const text = typed.startsWith('.') ? `0${typed}` : typed;
  if (!isNumeric(text))
    throw new Refusal({ code: 'number-range', message: 'This number has too many digits.', from, to });
  return { kind: 'literal', value: text.length <= EXACT ? Number(text) : text, from, to };
}
