import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { halfAway } from '../../../numbers/settle.ts';
import { fill } from './digits.ts';
import type { Mark, Token } from './Token.ts';

/** Denominators of more digits are not looked for. */
const MOST_DIGITS = 7;

interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * A number that is not negative in a section with a slash between digits: `# ?/?` shows 5.25 as 5 1/4, a near fraction
 * with so many digits below; `# ?/8` in eighths; without a placeholder in front the fraction takes the whole.
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
  // What rounds up to a whole is one.
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

/** The fraction Excel takes for a ratio: the last step of its continued fraction whose denominator is within the limit. */
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

/** Denominators stand at the left of their place, so that slashes line up. */
function right(value: bigint, marks: readonly Mark[]): string {
  const text = String(value);
  if (marks.includes('0')) return text.padStart(marks.length, '0');
  return marks.includes('?') ? text.padEnd(marks.length) : text;
}
