import type { Issue } from '../../model/schema/Issue.ts';
import type { JsonObject } from '../../model/schema/Json.ts';
import type { BoardAnswer, CardAnswer } from './Board.ts';

/** A board in force, as its designer lists it. */
export interface DesignedBoard {
  readonly name: string;
  /** In the caller's language. */
  readonly title: string;
  /** Version of the published board; 0: it stands in a file only. */
  readonly version: number;
  /** It stands in a file: taken out of force, it is again what the file says. */
  readonly isShipped: boolean;
  /** Who published the version in force, and when, `yyyy-MM-dd HH:mm:ss`. Absent: it is as shipped. */
  readonly publishedBy?: string;
  readonly publishedAt?: string;
  /** Route of a page of its own. */
  readonly path?: string;
  /** Route that shows it. */
  readonly opens: string;
  /** Texts as written. */
  readonly schema: JsonObject;
}

/** A table or view that cards may ask. */
export interface BoardTable {
  readonly table: string;
  /** In the caller's language. */
  readonly title: string;
  readonly isView: boolean;
}

/** What the page of boards works with. */
export interface BoardDesigns {
  readonly boards: readonly DesignedBoard[];
  readonly tables: readonly BoardTable[];
  /** Names of the roles. */
  readonly roles: readonly string[];
}

/** A board as it would be published. */
export interface DraftBoardBody {
  readonly name: string;
  readonly patch: JsonObject;
}

/** What is wrong with a draft; empty: it can be published. Paths are JSON pointers into the board. */
export interface BoardChecked {
  readonly issues: readonly (Issue & { readonly message: string })[];
}

/** What the cards of a draft show. */
export interface BoardPreviewed {
  /** The mistakes of the draft; cards that have some are neither shown nor asked. */
  readonly issues: BoardChecked['issues'];
  /** The board as the caller would see it; absent: not even its head can be read. */
  readonly shown?: BoardAnswer;
  readonly cards: readonly CardAnswer[];
}

/** The board to take out of force, and the version that the caller saw. */
export interface WithdrawBoardBody {
  readonly name: string;
  readonly over: number;
}
