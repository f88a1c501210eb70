import type { FlowVersion, Hand, Named, Seat, SeatHolder, VisitCause, Waiting } from './FlowInstance.ts';

/** A round of the flow begins: by a first submission, a save before any decision, or a resubmission. */
interface Started {
  readonly kind: 'started';
  /** Undefined: no flow of the table applies to this document. */
  readonly flow: FlowVersion | undefined;
  readonly round: number;
  readonly creatorId: number;
}

/** When a node began to wait, and its deadline and reminder time if it has a limit. */
export interface VisitTimes {
  /** Absent in older log entries, written before times were stored. */
  readonly at?: string;
  readonly due?: string;
  readonly remindAt?: string;
}

/** A node is entered and its seats are asked. */
export interface Entered extends VisitTimes {
  readonly kind: 'entered';
  readonly nodeId: string;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly cause?: VisitCause;
}

/** A node without an available approver was passed by its rule. */
interface Skipped {
  readonly kind: 'skipped';
  readonly nodeId: string;
  readonly name: string;
}

/** A seat of the open node was decided. */
interface Voted {
  readonly kind: 'voted';
  readonly seatId: number;
  /** 1 or 3. */
  readonly status: number;
  readonly by: { readonly userId: number; readonly name: string };
  readonly remark: string;
  readonly at: string;
  /** The approver the user decided for; absent: for themselves. */
  readonly substituteFor?: Named;
  /** The engine approved, because the approver already approved in this round. */
  readonly isAuto?: true;
}

/** A pending seat is no longer needed; its holder may not decide now. */
interface Dropped {
  readonly kind: 'dropped';
  readonly seatId: number;
}

/**
 * A pending seat gets another holder: by a transfer, or back to an earlier holder when the last one is gone.
 */
interface Handed {
  readonly kind: 'handed';
  readonly seatId: number;
  readonly holder: SeatHolder;
  /** The earlier holders from now on. */
  readonly from: readonly Hand[];
}

/** The open node gets more seats: no approver was left, or an approver added signers. */
interface Asked {
  readonly kind: 'asked';
  readonly seats: readonly Seat[];
  readonly cause?: VisitCause;
}

/** The open node is decided, or its document is withdrawn. Pending seats get status 5. */
interface Closed {
  readonly kind: 'closed';
  readonly state: 'passed' | 'rejected' | 'withdrawn';
}

/** Cuts the trail after this visit (index from 0) and asks all its seats again. */
interface Reopened extends VisitTimes {
  readonly kind: 'reopened';
  readonly visit: number;
}

/** The approvers of the open node got the reminder before its deadline. */
interface Reminded {
  readonly kind: 'reminded';
  readonly at: string;
}

/** The open node is late: its approvers are reminded and `seats` are asked in addition. */
interface Lapsed {
  readonly kind: 'lapsed';
  readonly at: string;
  readonly seats: readonly Seat[];
}

/** The document's new status, and whom it waits for. */
interface Stands {
  readonly kind: 'stands';
  readonly status: number;
  readonly waiting: Waiting;
}

/** The document continues in another version of its flow. */
interface Moved {
  readonly kind: 'moved';
  readonly flow: FlowVersion;
}

/** The pending approvers were urged. */
interface Urged {
  readonly kind: 'urged';
  readonly at: string;
}

/** All changes of an instance. The log stores them; folding the log gives the instance. */
export type Change =
  | Started
  | Entered
  | Skipped
  | Voted
  | Dropped
  | Handed
  | Asked
  | Closed
  | Reopened
  | Reminded
  | Lapsed
  | Stands
  | Moved
  | Urged;
