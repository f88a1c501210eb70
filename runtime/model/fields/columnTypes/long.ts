import type { Cell } from '../../schema/Row.ts';
import { plainTyped } from './blanks.ts';
import type { ColumnType } from './ColumnType.ts';
import { finding, isNothing, nothing, refused } from './finding.ts';

const least = -(2n ** 63n);
const greatest = 2n ** 63n - 1n;
const wholePattern = /^[+-]?\d+$/;
const tooSmall = finding('form.min', { min: String(least) });
const tooGreat = finding('form.max', { max: String(greatest) });
const notWhole = finding('form.integer');

function read(raw: unknown): bigint | null | undefined {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? BigInt(raw) : undefined;
  if (typeof raw !== 'string') return undefined;
  const text = plainTyped(raw);
  if (text === '') return null;
  // Refuses texts longer than any 64-bit number before BigInt parses them.
  return text.length <= 40 && wholePattern.test(text) ? BigInt(text.replace('+', '')) : undefined;
}

function outside(value: bigint) {
  if (value >= least && value <= greatest) return undefined;
  return value < least ? tooSmall : tooGreat;
}

/** Whole numbers of 64 bits. Text on the wire: JSON numbers lose digits above 2^53. */
export const longColumn: ColumnType = {
  name: 'long',
  valueType: 'number',
  sqlType: () => 'bigint',
  parse(raw) {
    if (isNothing(raw)) return nothing;
    const value = read(raw);
    if (value === undefined) return refused('form.integer');
    if (value === null) return nothing;
    const limit = outside(value);
    return limit === undefined ? { ok: true, value: String(value) } : { ok: false, ...limit };
  },
  wire: (stored) => (stored === null || stored === undefined ? null : String(stored)),
  fits: () => (value: Cell) => {
    if (isNothing(value)) return undefined;
    const whole = read(value);
    if (whole === undefined) return notWhole;
    return whole === null ? undefined : outside(whole);
  },
  valueSchema: () => ({ type: ['string', 'null'], pattern: '^-?\\d+$' }),
};
