/** A document as others know it. */
export interface DocumentRef {
  readonly table: string;
  readonly key: string;
}

/** A document made, however many steps on, from the one asked about. */
export interface MadeDocument extends DocumentRef {
  /** Its kind: 工单. */
  readonly cnName: string;
  readonly label: string;
  /** Undefined: such documents are not approved. */
  readonly auditStatus: number | undefined;
  /** Where it stands, in words; empty: nothing says it. */
  readonly status: string;
  /** 1: made from the document itself. */
  readonly depth: number;
  readonly from: DocumentRef;
  /** What stands in the way of undoing it; empty: nothing. */
  readonly blocks: string;
}

/** What is done to a document when what it was made from is undone. */
export type UndoAction = 'reopen' | 'reverse' | 'recall' | 'settle' | 'remove';

/** One step of undoing. */
export interface UndoStep extends DocumentRef {
  readonly cnName: string;
  readonly label: string;
  readonly action: UndoAction;
}

/** What a reverse approval touches (`GET api/Sys_WorkFlow/consequences`). */
export interface Consequences {
  /** Those the user may see. */
  readonly list: readonly MadeDocument[];
  /** No document before everything made from it; the document asked about last. */
  readonly order: readonly UndoStep[];
  /** How many more there are that he may not see. */
  readonly hidden: number;
  /** There may be more than these. */
  readonly isCut: boolean;
  /** Why the reverse approval would be refused; empty: it would not. */
  readonly refused: string;
}
