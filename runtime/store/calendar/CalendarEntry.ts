import type { CalendarSchema } from '../../model/schema/CalendarSchema.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import { addDays, isDay } from './addDays.ts';

/** A row on its days. */
export interface CalendarEntry {
  readonly key: string;
  readonly row: Row;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** Time at which it begins, `HH:mm`; undefined: the whole day. */
  readonly time: string | undefined;
}

/** The day of a date or time; undefined for another value. */
export const dayOfCell = (value: Cell | undefined): string | undefined => {
  const day = typeof value === 'string' ? value.slice(0, 10) : null;
  return isDay(day) ? day : undefined;
};

/** A date or time some days later; other values stay. */
export const shiftedCell = (value: Cell | undefined, days: number): Cell => {
  const day = dayOfCell(value);
  return day === undefined ? (value ?? null) : addDays(day, days) + String(value).slice(10);
};

/** The days of a row, `days` later; undefined: it has no start. An end before the start counts as none. */
export function daysOfRow(
  { start, end }: Pick<CalendarSchema, 'start' | 'end'>,
  row: Row,
  days = 0,
): Pick<CalendarEntry, 'from' | 'to' | 'time'> | undefined {
  const first = dayOfCell(row[start]);
  if (first === undefined) return undefined;
  const last = dayOfCell(end === undefined ? undefined : row[end]) ?? first;
  const time = String(row[start]).slice(11, 16);
  return {
    from: addDays(first, days),
    to: addDays(last < first ? first : last, days),
    time: time === '' || time === '00:00' ? undefined : time,
  };
}
