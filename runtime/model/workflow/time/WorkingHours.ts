/** When people work (`workingHours` of schemas/app.json): every week the same, wall clock of TIME_ZONE. */
export interface WorkingHours {
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  /** `HH:mm`, both; `24:00` is the end of the day. */
  readonly from: string;
  readonly to: string;
}

/** Where the application says nothing: Monday to Friday, nine to six. */
export const usualHours: WorkingHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

/** One week's work: its days, and the seconds of a day it lasts from and to. */
export interface WorkingWeek {
  readonly days: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
}

const daySeconds = 24 * 3600;

/** Work as it is counted with. Hours in which nobody could ever work are every hour of every day: nothing waits for ever. */
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
