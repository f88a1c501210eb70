import type { Frame } from '../../../evaluate/Frame.ts';

/** Maximum distance from 1970 of a calendar date, in milliseconds. */
const FURTHEST = 8.64e15;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** An instant as local calendar and clock time. */
export class Moment {
  /** Minutes ahead of UTC. */
  readonly offset: number;
  /** A Date whose UTC parts are the local ones. */
  private readonly local: Date;
  constructor(millis: number, offset: number) {
    this.offset = offset;
    this.local = new Date(millis + offset * MINUTE);
  }

  get year(): number {
    return this.local.getUTCFullYear();
  }
  /** 1 to 12. */
  get month(): number {
    return this.local.getUTCMonth() + 1;
  }
  get day(): number {
    return this.local.getUTCDate();
  }
  /** Monday is 1, Sunday 7. */
  get weekday(): number {
    return this.local.getUTCDay() || 7;
  }
  get dayOfYear(): number {
    const start = new Date(this.local);
    start.setUTCMonth(0, 1);
    return Math.round((this.local.getTime() - start.getTime()) / DAY) + 1;
  }
  get hour(): number {
    return this.local.getUTCHours();
  }
  get minute(): number {
    return this.local.getUTCMinutes();
  }
  get second(): number {
    return this.local.getUTCSeconds();
  }
  get millisecond(): number {
    return this.local.getUTCMilliseconds();
  }
  /** The same time on Thursday of this week. A week belongs to the year and month of its Thursday. */
  get thursday(): Moment {
    return new Moment(this.local.getTime() + (4 - this.weekday) * DAY, 0);
  }
  /** Week of the year, counted by Thursdays. */
  get weekOfYear(): number {
    return Math.ceil(this.thursday.dayOfYear / 7);
  }
  get weekOfMonth(): number {
    return Math.ceil(this.thursday.day / 7);
  }
}

/** The local time of an instant; `number-range` beyond the calendar. */
export function momentOf(frame: Frame, millis: number, offset: number): Moment {
  if (Math.abs(millis) < FURTHEST - DAY) return new Moment(Math.trunc(millis), offset);
  throw frame.refuse('number-range', 'The calendar does not reach so far.');
}

/** The run's single clock reading in milliseconds since 1970; `no-clock` without one. */
export function instantOf(frame: Frame): number {
  if (frame.options.instant === undefined)
    throw frame.refuse('no-clock', 'This run was given no clock reading.');
  return Math.trunc(frame.options.instant);
}
