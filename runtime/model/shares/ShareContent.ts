import type { CardSchema } from '../boards/BoardSchema.ts';

/** A value of a filter, and what it is called. */
interface SharedValue {
  readonly value: string | number;
  readonly label: string;
}

/**
 * What a share says of a filter. Choice: only rows with one of the values are shown; `isFree`: viewers may choose one of them.
 * Period: the first of the values stands; `isFree`: viewers may choose another one of them.
 */
export interface SharedFilter {
  readonly kind: 'period' | 'choice';
  readonly title: string;
  /** Choice: the field. */
  readonly field?: string | undefined;
  readonly values: readonly SharedValue[];
  readonly isFree: boolean;
}

/** A board of a share without accounts: the cards as they were approved, whatever the board becomes. */
export interface SharedBoard {
  readonly board: string;
  /** In turn with others: how long it stands. */
  readonly seconds?: number | undefined;
  readonly cards: readonly CardSchema[];
  readonly filters: readonly SharedFilter[];
}

/** What a share shows, and to whom. */
export interface ShareContent {
  readonly boards: readonly SharedBoard[];
  /** Keys of users and roles; none where the share has a code. */
  readonly users: readonly number[];
  readonly roles: readonly number[];
}
