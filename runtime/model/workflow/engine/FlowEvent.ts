import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';

/** Who does it. The server has read him from its own database, never from the call's parameters. */
export interface Actor {
  readonly userId: number;
  readonly name: string;
}

/** A document was saved: the first time, or again at 0 without a decision, or at 5. The flow is the one chosen for it now. */
export interface Submit {
  readonly kind: 'submit';
  readonly by: Actor;
  /** Who made the document: his superior is asked, and he alone resubmits. */
  readonly creatorId: number;
}

/** The creator hands a returned (3) or reversed (4) document in again. The flow is the one chosen for it now. */
export interface Resubmit {
  readonly kind: 'resubmit';
  readonly by: Actor;
}

/** A decision in the open node (`auditStatus` 1 or 3). */
export interface Vote {
  readonly kind: 'vote';
  readonly by: Actor;
  /** 1 approve, 3 reject. */
  readonly result: number;
  readonly reason: string;
  /** `auditRefuse`; absent: the node's own. */
  readonly continuation?: number;
  /** `currentStepId`: the node the caller looked at; absent: the open one is meant. */
  readonly nodeId?: string;
}

/** Reverse approval of an approved document (`auditStatus` 4). */
export interface Reverse {
  readonly kind: 'reverse';
  readonly by: Actor;
  readonly reason: string;
  /** `auditRefuse`: 1 previous, 2 start; absent: the node's `auditBack`. */
  readonly continuation?: number;
  /** Whether he holds the right `AntiAudit` on the table. */
  readonly holdsRight: boolean;
}

/** People changed: whoever may not decide any more is not waited for. */
export interface Recheck {
  readonly kind: 'recheck';
}

/** The time of the open node passed: who is asked is told again, or somebody else is asked beside him. */
export interface Lapse {
  readonly kind: 'lapse';
}

/** The document goes on in another version of its flow (AuditingEdit 1). */
export interface Move {
  readonly kind: 'move';
  readonly to: WorkflowDefinition;
}

/** The creator takes his document back before anybody decided in this round. */
export interface Withdraw {
  readonly kind: 'withdraw';
  readonly by: Actor;
  readonly reason: string;
}

/** Somebody who is asked gives his seat to another person. */
export interface Transfer {
  readonly kind: 'transfer';
  readonly by: Actor;
  readonly to: number;
  readonly reason: string;
  /** The node the caller looked at; absent: the open one is meant. */
  readonly nodeId?: string;
}

/** Somebody who is asked wants others to decide in the node beside him. */
export interface AddSigner {
  readonly kind: 'addSigner';
  readonly by: Actor;
  readonly users: readonly number[];
  readonly reason: string;
  /** The node the caller looked at; absent: the open one is meant. */
  readonly nodeId?: string;
}

/** Those who are waited for are told again. */
export interface Urge {
  readonly kind: 'urge';
  readonly by: Actor;
  readonly reason: string;
}

/** A word about the document that decides nothing; it stands in the record. Who may look at the course may say one. */
export interface Comment {
  readonly kind: 'comment';
  readonly by: Actor;
  readonly reason: string;
}

/** Others are told of the document and may look at its course. */
export interface CopyTo {
  readonly kind: 'copyTo';
  readonly by: Actor;
  readonly users: readonly number[];
  readonly reason: string;
}

/** What may happen to a document in a flow. */
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
