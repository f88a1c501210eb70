import { DATE } from './dates.ts';

/** First and last day of a period, inclusive, as `yyyy-MM-dd`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

type Day = Date;

const DAY = 86_400_000;
/** More days than the calendar has. */
const MOST_DAYS = 3_652_058;

/** Period of each date token on a day; weeks begin on Monday. `days` is for `past` and `future` only. */
const tokens: Readonly<Record<string, (today: Day, days: number) => readonly [Day, Day]>> = {
  today: (today) => [today, today],
  yesterday: (today) => [plusDays(today, -1), plusDays(today, -1)],
  thisWeek: (today) => week(today, 0),
  lastWeek: (today) => week(today, -7),
  thisMonth: (today) => [monthStart(today, 0), plusDays(monthStart(today, 1), -1)],
  lastMonth: (today) => [monthStart(today, -1), plusDays(monthStart(today, 0), -1)],
  lastThreeMonths: (today) => [sameDayOfMonth(today, -3), today],
  past: (today, days) => [plusDays(today, -days), today],
  future: (today, days) => [today, plusDays(today, days)],
};

/** Names of the date tokens. */
export const periodTokens: readonly string[] = Object.keys(tokens);

/**
 * The period of a token on a day (`yyyy-MM-dd`, in TIME_ZONE). `lastThreeMonths` starts on the same day three
 * months ago, or the last day of a shorter month, and ends today; `past` and `future` span so many days
 * including today. Undefined for unknown tokens, invalid days, and dates off the calendar.
 */
export function periodOf(token: string, today: string, days = 0): Period | undefined {
  const period = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
  if (period === undefined || !Number.isInteger(days) || days < 0 || days > MOST_DAYS) return undefined;
  const [from, to] = period(new Date(`${today.slice(0, DATE)}T00:00:00Z`), days).map(text);
  return from === undefined || to === undefined ? undefined : { from, to };
}

function week(today: Day, shift: number): readonly [Day, Day] {
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const monday = plusDays(today, shift - sinceMonday);
  return [monday, plusDays(monday, 6)];
}

function monthStart(day: Day, months: number): Day {
  return utc(day.getUTCFullYear(), day.getUTCMonth() + months, 1);
}

function sameDayOfMonth(day: Day, months: number): Day {
  const last = plusDays(monthStart(day, months + 1), -1);
  const moved = utc(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate());
  return moved > last ? last : moved;
}

function plusDays(day: Day, days: number): Day {
  return new Date(day.getTime() + days * DAY);
}

/** Like Date.UTC, which misreads the years 0 to 99. */
function utc(year: number, month: number, day: number): Day {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
}

function text(day: Day): string | undefined {
  const year = day.getUTCFullYear();
  return year >= 1 && year <= 9999 ? day.toISOString().slice(0, DATE) : undefined;
}
