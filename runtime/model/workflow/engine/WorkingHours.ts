import { type FlowNode, greatestLimit } from '../definition/FlowNode.ts';
import type { VisitTimes } from './Change.ts';
import type { Facts } from './Facts.ts';

/** Weekly working hours (`workingHours` of schemas/app.json), in wall-clock time of TIME_ZONE. */
export interface WorkingHours {
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  /** `HH:mm` for both; `24:00` is the end of the day. */
  readonly from: string;
  readonly to: string;
}

/** Default working hours: Monday to Friday, 9 to 18. */
export const usualHours: WorkingHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

/** A working week: its days, and start and end in seconds of the day. */
interface WorkingWeek {
  readonly days: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
}

const daySeconds = 24 * 3600;

/**
 * The working week for calculations. Invalid or empty hours count as always, so that no deadline is infinite.
 */
const workingWeek = ({ days, from, to }: WorkingHours): WorkingWeek => {
  const known = new Set(days.filter((day) => Number.isInteger(day) && day >= 1 && day <= 7));
  const [begin, end] = [secondsOf(from), secondsOf(to)];
  return known.size > 0 && begin !== undefined && end !== undefined && begin < end
    ? { days: known, from: begin, to: end }
    : { days: new Set([1, 2, 3, 4, 5, 6, 7]), from: 0, to: daySeconds };
};

const secondsOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return Number(minutes) < 60 && seconds <= daySeconds ? seconds : undefined;
};

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

/**
 * The deadline and reminder time of a node that begins to wait now.
 * Stored in the change, so that later changes of working hours or of the flow do not move them.
 * `node` undefined: the administrators decide for no node, without a limit.
 */
export const timesOf = (
  node: FlowNode | undefined,
  { now, workingHours = usualHours }: Facts,
): VisitTimes => {
  const limit = node?.settings.limit;
  if (limit === undefined || !(limit.hours > 0 && limit.hours <= greatestLimit)) return { at: now };
  const { hours, remind } = limit;
  const isReminded = remind !== undefined && remind > 0 && remind < hours;
  return {
    at: now,
    due: afterWorkingHours(workingHours, now, hours),
    ...(isReminded ? { remindAt: afterWorkingHours(workingHours, now, hours - remind) } : {}),
  };
};
