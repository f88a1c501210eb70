import type { BoardSchema, CardPlace } from '../../model/boards/BoardSchema.ts';
import type { SharedFilter } from '../../model/shares/ShareContent.ts';
import type { CardData } from '../boards/Board.ts';

/** A share as its maker, or an administrator, lists it. */
export interface ShareLine {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Titles of its boards. */
  readonly boards: readonly string[];
  /** Who made it. */
  readonly maker: string;
  readonly madeAt: string;
  /** The last day, `yyyy-MM-dd`; absent: it lasts. */
  readonly endsOn?: string | undefined;
  /** It no longer opens: when it was ended, or why. */
  readonly ended?: string | undefined;
  /** When it was last opened, `yyyy-MM-dd HH:mm:ss`. */
  readonly seenAt?: string | undefined;
  /** Users and roles that it is for. */
  readonly people: readonly string[];
  /** Route of a share to people; one with a code has none before its code is asked for. */
  readonly path?: string | undefined;
  /** The caller made it. */
  readonly isOwn: boolean;
  readonly mayEnd: boolean;
}

/** Some shares, the newest first. */
export interface ShareList {
  readonly shares: readonly ShareLine[];
  readonly total: number;
  /** Calls with codes that open nothing, since the server began. Absent: the caller is no administrator. */
  readonly refused?: number | undefined;
}

/** A card that may be shared, with the fields that may be left out. */
export interface OfferedShareCard {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly { readonly field: string; readonly title: string }[];
}

/** A filter that a share may limit rows by. */
export interface OfferedShareFilter {
  readonly kind: SharedFilter['kind'];
  readonly title: string;
  readonly field?: string | undefined;
  /** Choice: values that its rows have, with their words. Period: the names of periods. */
  readonly values: SharedFilter['values'];
  /** There are more values than these. */
  readonly isMore: boolean;
}

/** What of a board may be shared, as the caller may read it. */
export interface ShareOffer {
  readonly board: string;
  readonly title: string;
  /** Names of the kinds of shares that the caller may make. */
  readonly kinds: readonly string[];
  readonly cards: readonly OfferedShareCard[];
  /** Titles of cards that are never shared by a code. */
  readonly others: readonly string[];
  readonly filters: readonly OfferedShareFilter[];
  readonly users: readonly { readonly id: number; readonly name: string }[];
  readonly roles: readonly { readonly id: number; readonly name: string }[];
}

/** A board of a share that is made: cards by name, and what is left out. */
export interface DraftSharedBoard {
  readonly board: string;
  readonly seconds?: number | undefined;
  /** Names of cards. */
  readonly cards: readonly string[];
  /** Fields that are left out, by card. */
  readonly without: Readonly<Record<string, readonly string[]>>;
  readonly filters: readonly {
    readonly kind: SharedFilter['kind'];
    readonly field?: string | undefined;
    readonly values: readonly (string | number)[];
    readonly isFree: boolean;
  }[];
}

/** A share that is made. */
export interface DraftShare {
  readonly kind: string;
  readonly name: string;
  readonly endsOn: string;
  readonly watermark: string;
  readonly boards: readonly DraftSharedBoard[];
  readonly users: readonly number[];
  readonly roles: readonly number[];
}

/** Which share is meant. */
export interface ShareId {
  readonly id: string;
}

/** Where a share opens. */
export interface ShareAddress {
  readonly id: string;
  /** Route: `/board_ID`, or the code. Empty: the code cannot be shown again. */
  readonly path: string;
}

/** Shares of a board that still open, for those who change it. */
export interface BoardShares {
  /** Shares by kind: its name, and how many. */
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  /** Cards of the draft that shares with a code would show beyond what was approved: their titles. */
  readonly beyond: readonly string[];
}

/** A board that is going to be published. */
export interface BoardDraftBody {
  readonly board: string;
  readonly cards: readonly unknown[];
}

/** A card as everybody sees it who has the code: nothing but what is drawn. */
export interface SharedCard {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly place: CardPlace;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** Names in `data` of numbers that are drawn as lines. */
  readonly lines?: readonly string[] | undefined;
  readonly compare?: 'before' | 'yearBefore' | undefined;
  readonly data?: CardData | undefined;
  readonly problem?: string | undefined;
}

/** A filter that viewers may use: its options by their place. */
export interface SharedChoice {
  readonly title: string;
  /** A period has no option for all of them. */
  readonly isPeriod: boolean;
  readonly options: readonly string[];
}

/** A board of a share with its figures. */
export interface ShownShare {
  readonly title: string;
  readonly seconds: number;
  readonly screen?: BoardSchema['screen'] | undefined;
  readonly theme?: BoardSchema['theme'] | undefined;
  readonly choices: readonly SharedChoice[];
  readonly cards: readonly SharedCard[];
}

/** A share with its figures. */
export interface SharedAnswer {
  readonly isWall: boolean;
  readonly watermark?: string | undefined;
  /** The last day, `yyyy-MM-dd`. */
  readonly endsOn?: string | undefined;
  /** The product's time, `yyyy-MM-dd HH:mm:ss`. */
  readonly now: string;
  /** When the figures were read, in the same form. */
  readonly readAt: string;
  /** Name of the product. */
  readonly product: string;
  readonly boards: readonly ShownShare[];
}

/** The code, and what the viewer chose: by place of the filter the place of the option, -1 for all. */
export interface SharedBody {
  readonly code: string;
  readonly chosen?: readonly number[];
}
