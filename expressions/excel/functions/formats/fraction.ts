import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { approximated } from '../../../numbers/numberOut.ts';
import { fill } from './digits.ts';
import type { Mark, Token } from './Token.ts';

/** Denominators of more digits are not looked for. */
const MOST_DIGITS = 4;

/** A section with a slash between digits: `# ?/?`, `# ??/16`; numerator and denominator show the nearest fraction. */
export function fractionText(value: Numeric, tokens: readonly Token[]): string {
  const slash = tokens.findIndex(({ kind }) => kind === 'slash');
  const start = runStart(tokens, slash);
  const end = runEnd(tokens, slash);
  const front = tokens.slice(0, start);
  const numerator = marksOf(tokens.slice(start, slash));
  const denominator = marksOf(tokens.slice(slash + 1, end));
  const token = tokens[slash];
  const fixed = token?.kind === 'slash' ? token.denominator : undefined;

  const mixed = front.some(({ kind }) => kind === 'digit');
  const double = Math.abs(approximated(decimalOf(value)));
  const whole = mixed ? Math.floor(double) : 0;
  const limit = 10 ** Math.min(MOST_DIGITS, denominator.length) - 1;
  const found = nearest(double - whole, fixed === undefined ? limit : fixed, fixed);
  const carried = mixed && found.over === found.under;
  const over = carried ? 0 : found.over;
  const shown = String(whole + (carried ? 1 : 0));
  const isWhole = mixed && over === 0;
  const first = fill(front, { whole: shown === '0' && !isWhole ? '' : shown, decimals: '' });
  const below = fixed === undefined ? '' : String(fixed);
  const width = numerator.length + 1 + denominator.length + below.length;
  const fraction = isWhole
    ? ' '.repeat(width)
    : `${padded(String(over), numerator)}/${below === '' ? aligned(String(found.under), denominator) : below}`;
  return first + fraction + fill(tokens.slice(end), { whole: '', decimals: '' });
}

/** The fraction with a denominator up to the limit (or exactly the fixed one) that is nearest; the simplest of equals. */
function nearest(value: number, limit: number, fixed: number | undefined) {
  let best = { over: Math.round(value * (fixed ?? 1)), under: fixed ?? 1 };
  if (fixed !== undefined) return best;
  let distance = Math.abs(value - best.over);
  for (let under = 2; under <= limit && distance > 0; under += 1) {
    const over = Math.round(value * under);
    const off = Math.abs(value - over / under);
    if (off < distance) {
      best = { over, under };
      distance = off;
    }
  }
  return best;
}

function runStart(tokens: readonly Token[], slash: number): number {
  let start = slash;
  while (tokens[start - 1]?.kind === 'digit') start -= 1;
  return start;
}

function runEnd(tokens: readonly Token[], slash: number): number {
  let end = slash + 1;
  while (tokens[end]?.kind === 'digit') end += 1;
  return end;
}

function marksOf(tokens: readonly Token[]): Mark[] {
  return tokens.flatMap((token) => (token.kind === 'digit' ? [token.mark] : []));
}

function padded(text: string, marks: readonly Mark[]): string {
  return marks.includes('0')
    ? text.padStart(marks.length, '0')
    : marks.includes('?')
      ? text.padStart(marks.length)
      : text;
}

/** Denominators stand at the left, so that slashes line up. */
function aligned(text: string, marks: readonly Mark[]): string {
  return marks.includes('0')
    ? text.padStart(marks.length, '0')
    : marks.includes('?')
      ? text.padEnd(marks.length)
      : text;
}
