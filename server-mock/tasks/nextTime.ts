import { Cron } from 'croner';
import { formatTime } from '../time/formatTime.ts';

/** How the field is read: as Quartz does, seconds first, weekdays 1 (SUN) to 7 (SAT), `?` for any day. */
const asQuartz = { alternativeWeekdays: true, sloppyRanges: true, domAndDow: true, paused: true } as const;

/** Six fields, or seven with a year. Shortcuts such as `@daily` and five fields would mean something else elsewhere. */
const isQuartz = (expression: string): boolean => {
  const fields = expression.split(' ').filter((part) => part !== '').length;
  return (fields === 6 || fields === 7) && !expression.includes('@');
};

const cronOf = (expression: string, timeZone: string): Cron | undefined => {
  if (!isQuartz(expression)) return undefined;
  try {
    return new Cron(expression, { ...asQuartz, timezone: timeZone });
  } catch {
    return undefined;
  }
};

/** The next `count` times after a moment; empty: never again. Undefined: the expression cannot be read. */
export const nextInstants = (
  expression: string,
  after: Date,
  timeZone: string,
  count: number,
): readonly Date[] | undefined => cronOf(expression, timeZone)?.nextRuns(count, after);

/** The next time after a moment as `yyyy-MM-dd HH:mm:ss` in the time zone; null: never again, or not readable. */
export const nextTime = (expression: string, after: Date, timeZone: string): string | null => {
  const [next] = nextInstants(expression, after, timeZone, 1) ?? [];
  return next === undefined ? null : formatTime(next, timeZone);
};
