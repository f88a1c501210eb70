import { formatTime } from './formatTime.ts';

/** Source of time: real, or fixed by NOW in tests. All timestamps are local to TIME_ZONE. */
export class Clock {
  constructor(
    readonly timeZone: string,
    private readonly instant: () => Date = () => new Date(),
  ) {}

  /** Milliseconds since 1970. */
  millis(): number {
    return this.instant().getTime();
  }

  /** `yyyy-MM-dd HH:mm:ss` in TIME_ZONE. */
  now(): string {
    return formatTime(this.instant(), this.timeZone);
  }

  /** Time with an offset from now, in the same form. */
  at(offsetMillis: number): string {
    return formatTime(new Date(this.millis() + offsetMillis), this.timeZone);
  }
}
