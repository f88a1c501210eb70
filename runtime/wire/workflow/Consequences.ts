/** Reference to a document. */
export interface DocumentRef {
  readonly table: string;
  readonly key: string;
}

/** A document created, directly or indirectly, from the requested one. */
export interface MadeDocument extends DocumentRef {
  /** Its kind: 工单. */
  readonly cnName: string;
  readonly label: string;
  /** Undefined: such documents are not approved. */
  readonly auditStatus: number | undefined;
  /** State as text; empty: unknown. */
  readonly status: string;
  /** 1: made from the document itself. */
  readonly depth: number;
  readonly from: DocumentRef;
  /** Reason why it cannot be undone; empty: it can. */
  readonly blocks: string;
}

/** Action on a document when its source is undone. */
export type UndoAction = 'reopen' | 'reverse' | 'recall' | 'settle' | 'remove';

/** One step of undoing. */
export interface UndoStep extends DocumentRef {
  readonly cnName: string;
  readonly label: string;
  readonly action: UndoAction;
}

/** Documents affected by a reverse approval (`GET api/Sys_WorkFlow/consequences`). */
export interface Consequences {
  /** Those the user may see. */
  readonly list: readonly MadeDocument[];
  /** Order of undoing: each document comes after all documents created from it; the requested one is last. */
  readonly order: readonly UndoStep[];
  /** Number of further documents that the user may not see. */
  readonly hidden: number;
  /** The list is cut; there may be more. */
  readonly isCut: boolean;
  /** Reason why the reverse approval would be refused; empty: allowed. */
  readonly refused: string;
}
