import type { DayRule, QuartzTimes } from './readQuartz.ts';

/** The last year that an expression can name. */
const lastYear = 2099;

const dayMillis = 86_400_000;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 1: Sunday. */
  readonly weekday: number;
  /** Number of days of the month. */
  readonly last: number;
}

const dayAt = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
  weekday: date.getUTCDay() + 1,
  last: new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate(),
});

/** The working day of a month nearest to a day of it. It stays in the month. */
function workdayNear({ year, month, last }: Day, wanted: number): number {
  const day = Math.min(wanted, last);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  if (weekday === 6) return day === 1 ? 3 : day - 1;
  if (weekday === 0) return day === last ? day - 2 : day + 1;
  return day;
}

const fits: {
  readonly [Kind in DayRule['kind']]: (rule: Extract<DayRule, { kind: Kind }>, day: Day) => boolean;
} = {
  last: ({ before, isWorkday }, day) => {
    const wanted = day.last - before;
    return wanted >= 1 && day.day === (isWorkday ? workdayNear(day, wanted) : wanted);
  },
  // A day that the month does not have is not moved into it.
  workday: ({ day: wanted }, day) => wanted <= day.last && day.day === workdayNear(day, wanted),
  weekday: ({ weekday, nth }, day) =>
    day.weekday === weekday && (nth === undefined ? day.day + 7 > day.last : Math.ceil(day.day / 7) === nth),
};

const ruleFits = (rule: DayRule, day: Day): boolean =>
  // The registry pairs each kind with its own rule.
  (fits[rule.kind] as (rule: DayRule, day: Day) => boolean)(rule, day);

function isOn({ days, months, weekdays, years, rules }: QuartzTimes, day: Day): boolean {
  if (!months.has(day.month) || years?.has(day.year) === false) return false;
  if (rules.length === 0) return days?.has(day.day) !== false && weekdays?.has(day.weekday) !== false;
  return (
    days?.has(day.day) === true ||
    weekdays?.has(day.weekday) === true ||
    rules.some((rule) => ruleFits(rule, day))
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The next `count` times of an expression after a time, both as `yyyy-MM-dd HH:mm:ss` by the clock on the wall. Fewer: it
 * ends. On the day of a clock change each time on the wall counts once: a repeated hour adds none.
 */
export function nextQuartzTimes(times: QuartzTimes, after: string, count: number): readonly string[] {
  const found: string[] = [];
  let at = Date.UTC(Number(after.slice(0, 4)), Number(after.slice(5, 7)) - 1, Number(after.slice(8, 10)));
  for (; ; at += dayMillis) {
    const date = new Date(at);
    if (date.getUTCFullYear() > lastYear) return found;
    if (!isOn(times, dayAt(date))) continue;
    const day = date.toISOString().slice(0, 10);
    for (const hour of times.hours)
      for (const minute of times.minutes) {
        // Most minutes of the first day are over.
        if (`${day} ${two(hour)}:${two(minute)}:59` <= after) continue;
        for (const second of times.seconds) {
          const time = `${day} ${two(hour)}:${two(minute)}:${two(second)}`;
          if (time > after) found.push(time);
          if (found.length === count) return found;
        }
      }
  }
}
