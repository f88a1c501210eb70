import type { Message } from '../../messages/Catalogue.ts';

/** Days from `from` to `to`, both `yyyy-MM-dd` and both included. Undefined ends are open. */
export interface DayRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A period named from today, such as this month. */
export interface Period {
  readonly name: string;
  readonly title: Message;
  /** `today`: `yyyy-MM-dd` in the product's time zone. */
  days(today: string): DayRange;
  /** The day as many periods earlier, for comparisons. Absent: it cannot be compared. */
  earlier?(day: string): string;
}
