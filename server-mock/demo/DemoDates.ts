/** Dates relative to the creation day of the demo company, as `yyyy-MM-dd`. */
export class DemoDates {
  readonly #now: string;
  readonly #today: number;

  /** @param now `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  constructor(now: string) {
    this.#now = now;
    this.#today = Date.parse(`${now.slice(0, 10)}T00:00:00Z`);
  }

  /** The day `days` before (negative) or after today. */
  day(days: number): string {
    return new Date(this.#today + days * 86_400_000).toISOString().slice(0, 10);
  }

  /** How many days a day, or the day of a time, lies after today; negative before. */
  distance(day: string): number {
    return Math.round((Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - this.#today) / 86_400_000);
  }

  /** {@link at} for what has happened: never later than now. */
  past(days: number, minute: number): string {
    const time = this.at(days, minute);
    return time < this.#now ? time : this.#now;
  }

  /** Working time on a day, `yyyy-MM-dd HH:mm:ss`. @param minute Minutes after 08:00. */
  at(days: number, minute: number): string {
    const two = (part: number): string => String(part).padStart(2, '0');
    return `${this.day(days)} ${two(8 + Math.floor(minute / 60))}:${two(minute % 60)}:${two((minute * 7) % 60)}`;
  }
}
