import type { FlowNode } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';

/** Status codes of a seat; a subset of the document's codes. */
export const seatStatus = { pending: 0, approved: 1, rejected: 3, unneeded: 5 } as const;

/** Who is asked: a user, or any member of a role. */
export type SeatHolder =
  | { readonly userId: number; readonly name: string }
  | { readonly roleId: number; readonly name: string };

/** A user with the name at that time. */
export interface Named {
  readonly userId: number;
  readonly name: string;
}

/** An earlier holder of a seat, and the user who gave it away (for a role, the member who did). */
export interface Hand {
  readonly holder: SeatHolder;
  readonly by: Named;
}

/** One user or role asked in one node; stored when the node is entered. */
export interface Seat {
  /** From 1, in the order of its node. */
  readonly id: number;
  readonly holder: SeatHolder;
  readonly status: number;
  /** The user who decided; for a role, the member who did. */
  readonly by?: Named;
  readonly remark?: string;
  readonly at?: string;
  /** The approver the user decided for: the holder, or a member of the role. */
  readonly substituteFor?: Named;
  /** The engine approved, because the approver already approved in this round. */
  readonly isAuto?: true;
  /** Ids of the late seats that this one was added for; the first decision counts for both. */
  readonly escalatedFrom?: readonly number[];
  /** Earlier holders after transfers, the one named by the node first. The seat goes back the same way. */
  readonly from?: readonly Hand[];
  /** The approver who added this seat; the node cannot pass before the seat is decided. */
  readonly addedBy?: Named;
}

/** Why the seats of a visit differ from the definition. */
export type VisitCause = 'nobody' | 'stranded';

/** One node on the path of a document. */
export interface Visit {
  readonly nodeId: string;
  readonly name: string;
  /**
   * Only the last visit can be `open`. `skipped`: no approver was available and the rule was to pass.
   * `withdrawn`: the creator withdrew the document before the first decision.
   */
  readonly state: 'open' | 'passed' | 'rejected' | 'skipped' | 'withdrawn';
  readonly seats: readonly Seat[];
  /**
   * `nobody`: the node had no available approver, so its rule chose the seats.
   * `stranded`: no line could be taken, so the administrators decide.
   */
  readonly cause?: VisitCause;
  /** Start of the last wait; absent in visits older than this setting. */
  readonly since?: string;
  /** Deadline; absent when the node has no limit. */
  readonly due?: string;
  /** Time of the reminder before the deadline. */
  readonly remindAt?: string;
  /** When that reminder was sent. */
  readonly reminded?: string;
  /** When the missed deadline was handled. */
  readonly lapsed?: string;
}

/** Whom a document waits for; exactly one holds at any time. */
export type Waiting = 'seats' | 'creator' | 'nobody';

/** A published version of a flow. */
export interface FlowVersion {
  readonly id: number;
  readonly version: number;
}

/** The state of a document in its flow; folded from its changes alone. */
export interface FlowInstance {
  /** Undefined: no flow of the table applied to this document. */
  readonly flow: FlowVersion | undefined;
  /** From 1; each resubmission adds one. */
  readonly round: number;
  readonly creatorId: number;
  /** The document's AuditStatus. */
  readonly status: number;
  readonly waiting: Waiting;
  /** The path of this round, oldest first. */
  readonly trail: readonly Visit[];
  /** A node of this round was reopened. Approvers are no longer skipped by AutoPass in it. */
  readonly wasReopened?: true;
  /** When the pending approvers were last urged. */
  readonly urged?: string;
}

/** The node of a visit; undefined when the administrators decide because no line could be taken. */
export const nodeOfVisit = (flow: WorkflowDefinition, visit: Visit): FlowNode | undefined =>
  visit.cause === 'stranded' ? undefined : flow.nodes.find((node) => node.id === visit.nodeId);
