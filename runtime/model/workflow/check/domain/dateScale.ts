import type { Data } from '../../../../../expressions/index.ts';
import { isDate, isDateTime } from '../../../fields/columnTypes/calendar.ts';
import type { ResolvedField } from '../../../fields/resolve/ResolvedTable.ts';
import { type Place, placeOn, type Scale } from './Scale.ts';

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
