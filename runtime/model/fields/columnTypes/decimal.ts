import type { Cell } from '../../schema/Row.ts';
import type { Finding } from '../types/FieldType.ts';
import { plainTyped } from './blanks.ts';
import type { ColumnType, StoredField } from './ColumnType.ts';
import { compareDecimals, decimalPattern, decimalsOf, normalDecimal, plainText } from './decimalText.ts';
import { finding, isNothing, nothing, refused } from './finding.ts';

/** Digits that a JSON number holds exactly; decimals with more are always sent as text. */
const exactDigits = 15;

/** Maximum characters of a decimal text; PostgreSQL allows 1,000 digits. */
const longestText = 2000;

/** Total digits. */
const defaultPrecision = 15;
/** Digits after the point. */
const defaultScale = 4;

/** Number of decimals a field keeps. */
export function scaleOf(field: StoredField): number {
  return field.scale ?? defaultScale;
}

function precisionOf(field: StoredField): number {
  return field.precision ?? defaultPrecision;
}

/** The greatest value of numeric(precision, scale), as decimal text. */
export function greatestOf(field: StoredField): string {
  const scale = scaleOf(field);
  const whole = '9'.repeat(Math.max(precisionOf(field) - scale, 0)) || '0';
  return scale === 0 ? whole : `${whole}.${'9'.repeat(scale)}`;
}

/** A raw value as normal decimal text; null: blank, undefined: not a decimal. */
export function decimalTextOf(raw: unknown): string | null | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? normalDecimal(plainText(raw)) : undefined;
  if (typeof raw !== 'string') return undefined;
  const text = plainTyped(raw);
  if (text === '') return null;
  return text.length <= longestText && decimalPattern.test(text) ? normalDecimal(text) : undefined;
}

/** Canonical value of normal decimal text: a number where JSON is exact, else the text. */
function canonical(normal: string, field: StoredField): Cell {
  if (precisionOf(field) > exactDigits) return normal;
  const number = Number(normal);
  // Keeps more digits than the column has, so that `fits` can report them.
  return normalDecimal(plainText(number)) === normal ? number : normal;
}

/** Exact decimals: numeric(precision, scale), by default numeric(15, 4). Never a float. */
export const decimalColumn: ColumnType = {
  name: 'decimal',
  valueType: 'number',
  sqlType: (field) => `numeric(${precisionOf(field)},${scaleOf(field)})`,
  parse(raw, field) {
    if (isNothing(raw)) return nothing;
    const normal = decimalTextOf(raw);
    if (normal === undefined) return refused('form.number');
    return normal === null ? nothing : { ok: true, value: canonical(normal, field) };
  },
  wire(stored, field) {
    if (stored === null || stored === undefined) return null;
    // Fast path: up to 15 digits are exactly the number they spell. Adding 0 turns -0 into 0.
    if (
      typeof stored === 'string' &&
      stored.length <= exactDigits &&
      precisionOf(field) <= exactDigits &&
      decimalPattern.test(stored)
    )
      return Number(stored) + 0;
    const normal = decimalTextOf(stored);
    return typeof normal === 'string' ? canonical(normal, field) : String(stored);
  },
  fits(field) {
    const scale = scaleOf(field);
    const greatest = greatestOf(field);
    const notNumber = finding('form.number');
    const tooSmall = finding('form.min', { min: `-${greatest}` });
    const tooGreat = finding('form.max', { max: greatest });
    const tooFine = finding('form.decimals', { n: scale });
    const exactly = precisionOf(field) <= exactDigits;
    const most = Number(greatest);
    const factor = 10 ** scale;
    return (value: Cell): Finding | undefined => {
      // With at most 15 digits, multiplying, rounding and dividing returns the same number if it has no
      // further decimals.
      if (exactly && typeof value === 'number' && value <= most && value >= -most)
        return Math.round(value * factor) / factor === value ? undefined : tooFine;
      if (isNothing(value)) return undefined;
      const normal = decimalTextOf(value);
      if (normal === undefined) return notNumber;
      if (normal === null) return undefined;
      if (compareDecimals(normal, greatest) > 0) return tooGreat;
      if (compareDecimals(normal, `-${greatest}`) < 0) return tooSmall;
      return decimalsOf(normal) > scale ? tooFine : undefined;
    };
  },
  holds(field) {
    if (precisionOf(field) > exactDigits) return { least: 0, greatest: 0, places: 0 };
    const greatest = Number(greatestOf(field));
    return { least: -greatest, greatest, places: scaleOf(field) };
  },
  valueSchema: (field) =>
    precisionOf(field) > exactDigits
      ? { type: ['string', 'null'], pattern: '^-?\\d+(\\.\\d+)?$' }
      : { type: ['number', 'null'] },
};
