import type { ColumnTypeName, FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Locale } from '../../schema/Locale.ts';
import type { Cell } from '../../schema/Row.ts';
import { decimalTextOf, scaleOf } from '../columnTypes/decimal.ts';
import { compareDecimals, normalDecimal, plainText } from '../columnTypes/decimalText.ts';
import { finding, nothing, refused } from '../columnTypes/finding.ts';
import { groupedNumber } from '../numberText.ts';
import type { Check, FieldType, FieldTypeOf, Operator, Parsed, Surface } from './FieldType.ts';
import { columnOf, isBlank, isBound, plain, stored } from './storage.ts';

const operators: readonly Operator[] = [
  'equal',
  'notEqual',
  'thanorequal',
  'lessorequal',
  'gt',
  'lt',
  'in',
  'notIn',
  'empty',
  'notEmpty',
];

/** Numbers beyond these lose digits in JSON. */
const exact = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/** Options of every kind of number. */
const numericOptions = {
  min: { type: 'number', ...exact, description: '最小值；必填且未设置时为 0' },
  max: { type: 'number', ...exact, description: '最大值' },
  precision: { type: 'integer', minimum: 1, maximum: 1000, default: 15, description: '总位数（decimal）' },
  scale: { type: 'integer', minimum: 0, maximum: 100, default: 4, description: '小数位数（decimal）' },
  append: { type: 'string', description: '后缀（如单位）' },
  grouped: { type: 'boolean', default: true, description: '显示千分位；编号、年份之类设为 false' },
} as const satisfies JsonObject;

interface Numeric {
  readonly name: string;
  readonly label: FieldType['label'];
  readonly columnType: ColumnTypeName;
  /** Once bounded, the form takes whole numbers only ("integer-only for number type"). */
  readonly whole: boolean;
}

/** A kind of number: reading, bounds and the order of its messages. */
export function numeric({ name, label, columnType, whole }: Numeric): FieldTypeOf<typeof numericOptions> {
  return {
    name,
    label,
    options: numericOptions,
    defaults: { align: 'right' },
    empty: null,
    ...stored(columnType),
    needsSource: false,
    isMultiple: () => false,
    parse: (raw, field) => parse(raw, field, columnType, whole),
    isEmpty: isBlank,
    checks: (field, surface) => [check(field, surface, columnType, whole)],
    operators,
    searchRange: false,
    format: formatNumber,
    copy: plainNumber,
  };
}

function boundOf(bound: FieldSchema['min']): number | undefined {
  return bound === undefined || bound === '' ? undefined : Number(bound);
}

function isBounded(field: FieldSchema): boolean {
  return field.min !== undefined || field.max !== undefined;
}

function parse(raw: unknown, field: FieldSchema, columnType: ColumnTypeName, whole: boolean): Parsed {
  const normal = raw === undefined || raw === null ? null : decimalTextOf(raw);
  if (normal === null) return nothing;
  if (normal === undefined) {
    return refused(whole && isBounded(field) && field.required === true ? 'form.integer' : 'form.number');
  }
  return columnOf(field, columnType).parse(normal, field);
}

/**
 * Makes one check per field. Valid numbers, the common case, need one expression and no allocation; other
 * values, text and more than 15 digits are checked exactly.
 */
function check(field: FieldSchema, surface: Surface, columnType: ColumnTypeName, whole: boolean): Check {
  const column = columnOf(field, columnType);
  const fits = column.fits(field);
  const notNumber = finding('form.number');
  const notWhole = finding('form.integer');
  const bounded = isBounded(field);
  const wholeOnly = surface === 'form' && whole && bounded;
  const missing = surface === 'grid' ? finding('form.required') : wholeOnly ? notWhole : notNumber;
  if (surface === 'grid' && isBound(field)) {
    return (value, required) => (isBlank(value) ? (required ? missing : undefined) : fits(value));
  }

  const declaredMin = boundOf(field.min);
  const least = declaredMin ?? Number.NEGATIVE_INFINITY;
  const leastRequired = declaredMin ?? (surface === 'form' ? 0 : Number.NEGATIVE_INFINITY);
  const greatest = boundOf(field.max) ?? Number.POSITIVE_INFINITY;
  const tooSmall = finding('form.min', { min: field.min ?? 0 });
  const tooGreat = finding('form.max', { max: field.max ?? 0 });

  function text(value: Cell, required: boolean) {
    if (isBlank(value)) return required ? missing : undefined;
    const normal = decimalTextOf(value);
    // Unreadable text in an optional field is not a number; a required field asks for its kind of number.
    if (typeof normal !== 'string') return wholeOnly && required ? notWhole : notNumber;
    if (wholeOnly && normal.includes('.')) return notWhole;
    const low = required ? leastRequired : least;
    if (Number.isFinite(low) && compareDecimals(normal, normalDecimal(plainText(low))) < 0) return tooSmall;
    if (Number.isFinite(greatest) && compareDecimals(normal, normalDecimal(plainText(greatest))) > 0)
      return tooGreat;
    return fits(value);
  }

  function exact(value: Cell, required: boolean) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return text(value, required);
    if (wholeOnly && !Number.isInteger(value)) return notWhole;
    if (value < (required ? leastRequired : least)) return tooSmall;
    return value > greatest ? tooGreat : fits(value);
  }

  const holds = column.holds?.(field);
  if (holds === undefined) return exact;
  const low = Math.max(least, holds.least);
  const lowRequired = Math.max(leastRequired, holds.least);
  const high = Math.min(greatest, holds.greatest);
  // With at most 15 digits, multiplying, rounding and dividing returns the same number if it has no further
  // decimals.
  const factor = wholeOnly ? 1 : 10 ** holds.places;
  return (value, required) =>
    typeof value === 'number' &&
    value >= (required ? lowRequired : low) &&
    value <= high &&
    Math.round(value * factor) / factor === value
      ? undefined
      : exact(value, required);
}

/**
 * The digits to show; undefined: not a number. Money (scale up to 2) shows all its decimals. A finer scale shows
 * at least two, so that decimal points line up.
 */
function digitsOf(value: Cell, field: FieldSchema): string | undefined {
  const normal = typeof value === 'boolean' ? undefined : decimalTextOf(value);
  if (typeof normal !== 'string') return undefined;
  const scale = field.columnType === 'decimal' || field.scale !== undefined ? scaleOf(field) : 0;
  if (scale === 0 || (scale > 2 && field.scale === undefined)) return normal;
  const [integer = '0', fraction = ''] = normal.split('.');
  return `${integer}.${fraction.padEnd(Math.min(scale, 2), '0')}`;
}

const plainNumber = (value: Cell, field: FieldSchema): string => digitsOf(value, field) ?? plain(value);

/** The number as the language writes it; other values as they are. */
function formatNumber(value: Cell, field: FieldSchema, locale?: Locale): string {
  const digits = digitsOf(value, field);
  if (digits === undefined) return plain(value);
  return field.grouped === false ? digits : groupedNumber(digits, locale);
}
