import type { UserCall } from '../http/Call.ts';

/** What a card shows of its viewer's own, for paper: lines of texts under titles, in the language of the call. */
export interface OwnRows {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Lines in all. */
  readonly total: number;
  /** Said where there are none. */
  readonly none: string;
}

/** Reads the lines of a kind of card that asks no table. */
export type CardRows = (call: UserCall) => Promise<OwnRows>;
