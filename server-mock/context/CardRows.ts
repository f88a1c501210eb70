import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import type { UserCall } from '../http/Call.ts';

/** What a card shows without asking a table, for paper: lines of texts under titles, in the language of the call. */
export interface OwnRows {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Lines in all. */
  readonly total: number;
  /** Said where there are none. */
  readonly none: string;
}

/** Reads the lines of a card of a kind that asks no table. The caller sees the card. */
export type CardRows = (call: UserCall, card: ShownCard) => Promise<OwnRows>;
