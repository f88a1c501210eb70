/** A calendar date and time with its UTC offset. */
export interface ClockParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}

/** Milliseconds since 1970. Undefined when the date or the time does not exist (24:00 does). */
export function instantAt(parts: ClockParts): number | undefined {
  const { year, month, day, hour, minute, second, millisecond, offset } = parts;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isOnCalendar = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const time = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
  const isOnClock = minute < 60 && second < 60 && millisecond < 1000 && time <= 86_400_000;
  return isOnCalendar && isOnClock ? date.getTime() + time - offset * 60_000 : undefined;
}
