import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';

/** The acting user. The server reads it from its own database, never from request parameters. */
export interface Actor {
  readonly userId: number;
  readonly name: string;
}

/**
 * A document was saved: first time, or again at status 0 without a decision, or at 5. Uses the flow chosen
 * now.
 */
export interface Submit {
  readonly kind: 'submit';
  readonly by: Actor;
  /** The creator of the document: the superior is found by it, and only the creator may resubmit. */
  readonly creatorId: number;
}

/** The creator resubmits a returned (3) or reversed (4) document. Uses the flow chosen now. */
export interface Resubmit {
  readonly kind: 'resubmit';
  readonly by: Actor;
}

/** A decision in the open node (`auditStatus` 1 or 3). */
export interface Vote {
  readonly kind: 'vote';
  readonly by: Actor;
  /** 1 approves, 3 rejects. */
  readonly result: number;
  readonly reason: string;
  /** `auditRefuse`; absent: the default of the node. */
  readonly continuation?: number;
  /** `currentStepId`: the node that the user saw; absent: the open node. */
  readonly nodeId?: string;
}

/** Reverse approval of an approved document (`auditStatus` 4). */
export interface Reverse {
  readonly kind: 'reverse';
  readonly by: Actor;
  readonly reason: string;
  /** `auditRefuse`: 1 previous, 2 start; absent: the node's `auditBack`. */
  readonly continuation?: number;
  /** Whether the user has the right `AntiAudit` on the table. */
  readonly holdsRight: boolean;
}

/** Users changed, so stop waiting for those who may no longer decide. */
export interface Recheck {
  readonly kind: 'recheck';
}

/** The deadline or reminder time of the open node passed: remind or escalate. */
export interface Lapse {
  readonly kind: 'lapse';
}

/** Moves the document to another version of its flow (AuditingEdit 1). */
export interface Move {
  readonly kind: 'move';
  readonly to: WorkflowDefinition;
}

/** The creator withdraws the document before the first decision of this round. */
export interface Withdraw {
  readonly kind: 'withdraw';
  readonly by: Actor;
  readonly reason: string;
}

/** An approver gives the seat to another user. */
export interface Transfer {
  readonly kind: 'transfer';
  readonly by: Actor;
  readonly to: number;
  readonly reason: string;
  /** The node that the user saw; absent: the open node. */
  readonly nodeId?: string;
}

/** An approver adds users who must also decide in the node. */
export interface AddSigner {
  readonly kind: 'addSigner';
  readonly by: Actor;
  readonly users: readonly number[];
  readonly reason: string;
  /** The node that the user saw; absent: the open node. */
  readonly nodeId?: string;
}

/** Reminds the pending approvers on request of a user. */
export interface Urge {
  readonly kind: 'urge';
  readonly by: Actor;
  readonly reason: string;
}

/** A comment that decides nothing and is logged. All users who may read the course may comment. */
export interface Comment {
  readonly kind: 'comment';
  readonly by: Actor;
  readonly reason: string;
}

/** Notifies more users of the document, who may then read its course. */
export interface CopyTo {
  readonly kind: 'copyTo';
  readonly by: Actor;
  readonly users: readonly number[];
  readonly reason: string;
}

/** All events of a document in a flow. */
export type FlowEvent =
  | Submit
  | Resubmit
  | Vote
  | Reverse
  | Recheck
  | Lapse
  | Move
  | Withdraw
  | Transfer
  | AddSigner
  | Urge
  | Comment
  | CopyTo;
