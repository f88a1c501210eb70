import type { Data } from '../../../../../expressions/index.ts';
import { isDate, isDateTime } from '../../../fields/columnTypes/calendar.ts';
import { decimalTextOf, greatestOf, scaleOf } from '../../../fields/columnTypes/decimal.ts';
import { decimalsOf } from '../../../fields/columnTypes/decimalText.ts';
import { columnTypes } from '../../../fields/columnTypes/index.ts';
import type { ResolvedField } from '../../../fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../schema/Row.ts';

/** Position of a constant on a scale, given by its neighbours. Codes between them equal the constant. */
export interface Place {
  /** The greatest code less than the constant. */
  readonly below: bigint;
  /** The least code greater than the constant. */
  readonly above: bigint;
}

/**
 * Maps the values of a field to integers (codes) in the order that conditions use.
 * Codes are cents of an amount, days, seconds, or numbers assigned to keys. The empty value has no code here.
 */
export interface Scale {
  readonly least: bigint;
  readonly greatest: bigint;
  /** Whether the order of the codes is the order of `<` and `>`. */
  readonly isOrdered: boolean;
  /** Position of a constant; undefined when a scale cannot show how conditions compare it. */
  place(constant: Data): Place | undefined;
  /** The stored value of a code. */
  value(code: bigint): Cell;
}

/** The place of a constant that equals exactly one code. */
const placeOn = (code: bigint): Place => ({ below: code - 1n, above: code + 1n });

/**
 * Scale of integers, and of decimals with at most 15 digits in their smallest unit.
 * Undefined for wider decimals, which a JSON number cannot hold exactly.
 */
export function numberScale(field: ResolvedField): Scale | undefined {
  const holds = columnTypes[field.columnType].holds?.(field);
  // Wider decimals are text on the wire.
  if (holds === undefined || holds.greatest === 0) return undefined;
  const isDecimal = field.columnType === 'decimal';
  const places = isDecimal ? scaleOf(field) : 0;
  const most = isDecimal ? unitsOf(greatestOf(field), places).floor : BigInt(holds.greatest);
  const least = isDecimal ? -most : BigInt(holds.least);
  const low = bound(field.min, places);
  const high = bound(field.max, places);
  return {
    // A save accepts only values within these bounds, so every document lies inside them.
    least: low === undefined || low.ceiling < least ? least : low.ceiling,
    greatest: high === undefined || high.floor > most ? most : high.floor,
    isOrdered: true,
    place(constant) {
      const text = decimalTextOf(constant);
      if (typeof text !== 'string') return undefined;
      const { floor, ceiling } = unitsOf(text, places);
      return floor === ceiling ? { below: floor - 1n, above: floor + 1n } : { below: floor, above: ceiling };
    },
    value: (code) => Number(`${code}e-${places}`),
  };
}

function bound(given: ResolvedField['min'], places: number) {
  const text = given === undefined ? undefined : decimalTextOf(given);
  return typeof text === 'string' ? unitsOf(text, places) : undefined;
}

/** A normalized decimal in units of its last place; floor and ceiling differ when it is finer. */
function unitsOf(text: string, places: number): { readonly floor: bigint; readonly ceiling: bigint } {
  const decimals = decimalsOf(text);
  const digits = BigInt(text.replace('.', ''));
  if (decimals <= places) {
    const units = digits * 10n ** BigInt(places - decimals);
    return { floor: units, ceiling: units };
  }
  const parts = 10n ** BigInt(decimals - places);
  const whole = digits / parts;
  if (whole * parts === digits) return { floor: whole, ceiling: whole };
  const floor = digits < 0n ? whole - 1n : whole;
  return { floor, ceiling: floor + 1n };
}

const day = 86_400n;

/** Seconds since 1970 of a calendar text, without a time zone. */
const seconds = (date: string, time = '00:00:00'): bigint => BigInt(Date.parse(`${date}T${time}Z`)) / 1000n;

const textOf = (second: bigint): string =>
  new Date(Number(second) * 1000).toISOString().slice(0, 19).replace('T', ' ');

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/** Scale in days. */
export function dateScale(field: ResolvedField): Scale {
  const code = (date: string): bigint => seconds(date) / day;
  const place = (constant: Data): Place | undefined =>
    typeof constant === 'string' && isDate(constant) ? placeOn(code(constant)) : undefined;
  return {
    ...bounded(field, place, code(firstDay), code(lastDay)),
    isOrdered: true,
    place,
    value: (number) => textOf(number * day).slice(0, 10),
  };
}

/** Scale in seconds. A constant that is a day stands for all seconds of that day. */
export function datetimeScale(field: ResolvedField): Scale {
  const place = (constant: Data): Place | undefined => {
    if (typeof constant !== 'string') return undefined;
    if (isDateTime(constant)) return placeOn(seconds(constant.slice(0, 10), constant.slice(11)));
    if (!isDate(constant)) return undefined;
    const start = seconds(constant);
    return { below: start - 1n, above: start + day };
  };
  return {
    ...bounded(field, place, seconds(firstDay), seconds(lastDay, '23:59:59')),
    isOrdered: true,
    place,
    value: textOf,
  };
}

function bounded(
  { min, max }: ResolvedField,
  place: Scale['place'],
  first: bigint,
  last: bigint,
): Pick<Scale, 'least' | 'greatest'> {
  const low = min === undefined ? undefined : place(min);
  const high = max === undefined ? undefined : place(max);
  return {
    least: low === undefined ? first : low.below + 1n,
    greatest: high === undefined ? last : high.above - 1n,
  };
}

/** Upper bound of key numbers; more keys than any flow contains. */
const endless = 1n << 40n;

/**
 * Scale for texts that are compared for equality only: keys, codes, names.
 * A text gets its number when first met; numbers not yet assigned stand for all other texts.
 * Texts have no order here: `<` between texts is undecided.
 */
export function keyScale(): Scale {
  const codes = new Map<string, bigint>();
  const texts: string[] = [];
  const codeOf = (text: string): bigint => {
    const known = codes.get(text);
    if (known !== undefined) return known;
    const code = BigInt(texts.length);
    codes.set(text, code);
    texts.push(text);
    return code;
  };
  return {
    least: 0n,
    greatest: endless,
    isOrdered: false,
    place: (constant) =>
      typeof constant !== 'string' || isDated.test(constant) ? undefined : placeOn(codeOf(constant)),
    value: (code) => texts[Number(code)] ?? unmentioned(codes),
  };
}

/** Texts that untyped conditions compare as days, so that one constant can equal several texts. */
const isDated = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

function unmentioned(codes: ReadonlyMap<string, bigint>): string {
  for (let n = 1; ; n += 1) {
    const text = n === 1 ? '其他' : `其他${n}`;
    if (!codes.has(text)) return text;
  }
}

/** Scale of booleans. */
export const truthScale: Scale = {
  least: 0n,
  greatest: 1n,
  isOrdered: false,
  place: (constant) => (typeof constant === 'boolean' ? placeOn(constant ? 1n : 0n) : undefined),
  value: (code) => code === 1n,
};
