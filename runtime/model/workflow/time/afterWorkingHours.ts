import { type WorkingHours, workingWeek } from './WorkingHours.ts';

const daySeconds = 24 * 3600;

/**
 * The time after `hours` working hours from `from`, both `yyyy-MM-dd HH:mm:ss` in wall-clock time.
 * Exact to the second. A result at the end of a working day stays there and does not become the next morning.
 * `hours`: up to some thousands; negative counts as 0.
 */
export const afterWorkingHours = (calendar: WorkingHours, from: string, hours: number): string => {
  const week = workingWeek(calendar);
  const start = secondsAt(from);
  let left = Math.max(0, Math.round(hours * 3600));
  let day = Math.floor(start / daySeconds);
  let time = start - day * daySeconds;
  // Ends, because a week has at least one working second.
  for (;;) {
    if (week.days.has(weekday(day))) {
      const begin = Math.max(time, week.from);
      const today = Math.max(0, week.to - begin);
      if (left <= today) return textOf(left === 0 ? start : day * daySeconds + begin + left);
      left -= today;
    }
    day += 1;
    time = 0;
  }
};

/** Wall-clock time as seconds, without a time zone. */
const secondsAt = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

const textOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** 1 Monday to 7 Sunday; day 0 is 1970-01-01, a Thursday. */
const weekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;
