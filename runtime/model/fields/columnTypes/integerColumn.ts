import type { ColumnTypeName } from '../../schema/FieldSchema.ts';
import type { Cell } from '../../schema/Row.ts';
import type { Finding } from '../types/FieldType.ts';
import { plainTyped } from './blanks.ts';
import type { ColumnType } from './ColumnType.ts';
import { finding, isNothing, nothing, refused } from './finding.ts';

/** Maximum characters of a whole-number text. */
const longestText = 2000;
/** Spellings of whole numbers in workbooks and other systems: `12`, `+12`, `12.0`. */
const wholePattern = /^[+-]?\d+(?:\.0+)?$/;

/** A column of whole numbers that JSON numbers hold exactly. */
function integerColumn(name: ColumnTypeName, sql: string, least: number, greatest: number): ColumnType {
  const tooSmall = finding('form.min', { min: least });
  const tooGreat = finding('form.max', { max: greatest });
  const notWhole = finding('form.integer');

  function outside(value: number): Finding | undefined {
    if (value >= least && value <= greatest) return undefined;
    return value < least ? tooSmall : tooGreat;
  }

  const column: ColumnType = {
    name,
    valueType: 'number',
    sqlType: () => sql,
    parse(raw) {
      if (isNothing(raw)) return nothing;
      const value = wholeNumber(raw);
      if (value === undefined) return refused('form.integer');
      if (Number.isNaN(value)) return nothing;
      const limit = outside(value);
      return limit === undefined ? { ok: true, value } : { ok: false, ...limit };
    },
    wire: (stored) => (stored === null || stored === undefined ? null : Number(stored)),
    fits: () => (value: Cell) => {
      if (typeof value === 'number' && Number.isInteger(value)) return outside(value);
      if (isNothing(value)) return undefined;
      const whole = wholeNumber(value);
      if (whole === undefined) return notWhole;
      return Number.isNaN(whole) ? undefined : outside(whole);
    },
    holds: () => ({ least, greatest, places: 0 }),
    valueSchema: () => ({ type: ['integer', 'null'], minimum: least, maximum: greatest }),
  };
  return column;
}

/** undefined: not a whole number. NaN: blank text. */
function wholeNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const text = plainTyped(raw);
  if (text === '') return Number.NaN;
  return text.length <= longestText && wholePattern.test(text) ? Number(text) : undefined;
}

/** Small whole numbers (states, switches); stored in 16 bits. */
export const byteColumn = integerColumn('byte', 'smallint', -32_768, 32_767);

/** Small whole numbers with sign; stored in 16 bits. */
export const sbyteColumn = integerColumn('sbyte', 'smallint', -32_768, 32_767);

/** Whole numbers of 32 bits. */
export const intColumn = integerColumn('int', 'integer', -2_147_483_648, 2_147_483_647);
