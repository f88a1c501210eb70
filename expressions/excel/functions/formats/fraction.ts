import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { halfAway } from '../../../numbers/settle.ts';
import { fill } from './digits.ts';
import type { Mark, Token } from './Token.ts';

/** Maximum digits of a denominator. */
const MOST_DIGITS = 7;

interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * Formats a number from 0 up by a section with a slash between digits. `# ?/?` shows 5.25 as 5 1/4, a near
 * fraction with that many digits below; `# ?/8` shows eighths. Without a placeholder in front, the fraction
 * includes the whole part.
 */
export function fractionText(value: Numeric, tokens: readonly Token[]): string {
  const slash = tokens.findIndex(({ kind }) => kind === 'slash');
  const start = tokens.slice(0, slash).findLastIndex(({ kind }) => kind !== 'digit') + 1;
  const after = tokens.slice(slash + 1).findIndex(({ kind }) => kind !== 'digit');
  const end = after < 0 ? tokens.length : slash + 1 + after;
  const front = tokens.slice(0, start);
  const marksOver = marksOf(tokens.slice(start, slash));
  const marksUnder = marksOf(tokens.slice(slash + 1, end));
  const token = tokens[slash];
  const fixed = token?.kind === 'slash' ? token.denominator : undefined;

  const exact = ratioOf(value);
  const mixed = front.some(({ kind }) => kind === 'digit');
  const floor = mixed ? exact.over / exact.under : 0n;
  const rest = { over: exact.over - floor * exact.under, under: exact.under };
  const found = fixed === undefined ? nearest(rest, limitOf(marksUnder)) : inParts(rest, BigInt(fixed));
  // A fraction that rounds up to 1 adds to the whole part.
  const carried = mixed && found.over === found.under;
  const over = carried ? 0n : found.over;
  const whole = floor + (carried ? 1n : 0n);
  const under = fixed === undefined ? right(found.under, marksUnder) : String(fixed);
  const fraction = `${left(over, marksOver)}/${under}`;
  const hidden = mixed && over === 0n;
  const digits = { whole: whole === 0n && !hidden ? '' : String(whole), decimals: '' };
  const blank = ' '.repeat(marksOver.length + 1 + Math.max(marksUnder.length, under.length));
  return fill(front, digits) + (hidden ? blank : fraction) + fill(tokens.slice(end), digits);
}

function ratioOf(value: Numeric): Ratio {
  const { coefficient, scale } = decimalOf(value);
  if (scale <= 0) return { over: coefficient * 10n ** BigInt(-scale), under: 1n };
  return { over: coefficient, under: 10n ** BigInt(scale) };
}

function inParts({ over, under }: Ratio, parts: bigint): Ratio {
  return { over: halfAway(over * parts, under), under: parts };
}

function limitOf(marks: readonly Mark[]): bigint {
  return 10n ** BigInt(Math.min(MOST_DIGITS, marks.length)) - 1n;
}

/**
 * Approximates a ratio as Excel does: the last convergent of its continued fraction with a denominator within
 * the limit.
 */
function nearest(ratio: Ratio, limit: bigint): Ratio {
  let before: Ratio = { over: 0n, under: 1n };
  let last: Ratio = { over: 1n, under: 0n };
  let { over, under } = ratio;
  while (under !== 0n) {
    const term = over / under;
    const next = { over: before.over + term * last.over, under: before.under + term * last.under };
    if (next.under > limit) break;
    before = last;
    last = next;
    [over, under] = [under, over - term * under];
  }
  return last;
}

function marksOf(tokens: readonly Token[]): Mark[] {
  return tokens.flatMap((token) => (token.kind === 'digit' ? [token.mark] : []));
}

function left(value: bigint, marks: readonly Mark[]): string {
  const text = String(value);
  if (marks.includes('0')) return text.padStart(marks.length, '0');
  return marks.includes('?') ? text.padStart(marks.length) : text;
}

/** Denominators align left in their place, so that slashes line up. */
function right(value: bigint, marks: readonly Mark[]): string {
  const text = String(value);
  if (marks.includes('0')) return text.padStart(marks.length, '0');
  return marks.includes('?') ? text.padEnd(marks.length) : text;
}
