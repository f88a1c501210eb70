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
export interface WorkingWeek {
  readonly days: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
}

const daySeconds = 24 * 3600;

/**
 * The working week for calculations. Invalid or empty hours count as always, so that no deadline is infinite.
 */
export const workingWeek = ({ days, from, to }: WorkingHours): WorkingWeek => {
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
