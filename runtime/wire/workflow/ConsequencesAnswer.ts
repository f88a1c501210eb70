import type { DocumentRef, UndoStep } from './Consequences.ts';

/** A document made, directly or through others, from the requested one. */
export interface MadeRow extends DocumentRef {
  readonly cnName: string;
  readonly label: string;
  /** Null: such documents are not approved. */
  readonly auditStatus: number | null;
  readonly status: string;
  /** 1: made from the requested document itself. */
  readonly depth: number;
  /** Nearest visible source, in the end the requested document. */
  readonly from?: DocumentRef | undefined;
  /** Why it cannot be undone; null: it can. */
  readonly blocks: string | null;
}

/** The answer of consequences: documents that reversing an approval affects. */
export interface ConsequencesAnswer {
  /** Those the user may see. */
  readonly list: readonly MadeRow[];
  /** Each document comes after everything made from it; the requested one is last. */
  readonly order: readonly UndoStep[];
  /** Number of documents that the user may not see. */
  readonly hidden: number;
  /** A limit was reached; there may be more. */
  readonly isCut: boolean;
  /** Why reversing would be refused; null: allowed. */
  readonly refused: string | null;
}
