import type { FlowVersion, Hand, Named, Seat, SeatHolder, VisitCause, Waiting } from './FlowInstance.ts';

/** The flow begins: a first submission, a save before any decision, or a new round. */
export interface Started {
  readonly kind: 'started';
  /** Undefined: no flow of the table is for this document. */
  readonly flow: FlowVersion | undefined;
  readonly round: number;
  readonly creatorId: number;
}

/** When a node began to wait; where it has a limit, when it is late and when those asked are told again before. */
export interface VisitTimes {
  /** Absent in what happened before times were kept. */
  readonly at?: string;
  readonly due?: string;
  readonly remindAt?: string;
}

/** A node is entered and these are asked. */
export interface Entered extends VisitTimes {
  readonly kind: 'entered';
  readonly nodeId: string;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly cause?: VisitCause;
}

/** A node nobody could decide in was passed by its rule. */
export interface Skipped {
  readonly kind: 'skipped';
  readonly nodeId: string;
  readonly name: string;
}

/** A seat of the open node was decided. */
export interface Voted {
  readonly kind: 'voted';
  readonly seatId: number;
  /** 1 or 3. */
  readonly status: number;
  readonly by: { readonly userId: number; readonly name: string };
  readonly remark: string;
  readonly at: string;
  /** In whose place he decided; absent: in his own. */
  readonly substituteFor?: Named;
  /** The engine decided, since he approved in this round already. */
  readonly isAuto?: true;
}

/** A pending seat is not needed any more: its holder may not decide now. */
export interface Dropped {
  readonly kind: 'dropped';
  readonly seatId: number;
}

/** A pending seat has another holder: it was handed on, or went back to an earlier one because its holder is gone. */
export interface Handed {
  readonly kind: 'handed';
  readonly seatId: number;
  readonly holder: SeatHolder;
  /** Its earlier holders from now on. */
  readonly from: readonly Hand[];
}

/** More are asked in the open node: nobody who was asked may decide any more, or somebody asked wants others beside him. */
export interface Asked {
  readonly kind: 'asked';
  readonly seats: readonly Seat[];
  readonly cause?: VisitCause;
}

/** The open node is decided, or its document was taken back; seats still open become 5. */
export interface Closed {
  readonly kind: 'closed';
  readonly state: 'passed' | 'rejected' | 'withdrawn';
}

/** The path is cut after this visit (counted from 0), which is asked again with all its seats. */
export interface Reopened extends VisitTimes {
  readonly kind: 'reopened';
  readonly visit: number;
}

/** Those asked in the open node were told again, since it will be late soon. */
export interface Reminded {
  readonly kind: 'reminded';
  readonly at: string;
}

/** The open node is late: those asked are told again, and these are asked beside them. */
export interface Lapsed {
  readonly kind: 'lapsed';
  readonly at: string;
  readonly seats: readonly Seat[];
}

/** The document's status, and whom it waits for. */
export interface Stands {
  readonly kind: 'stands';
  readonly status: number;
  readonly waiting: Waiting;
}

/** The document goes on in another version of its flow. */
export interface Moved {
  readonly kind: 'moved';
  readonly flow: FlowVersion;
}

/** Those who are waited for were told again. */
export interface Urged {
  readonly kind: 'urged';
  readonly at: string;
}

/** Everything that can happen to an instance. The log keeps them: folding a document's log gives its instance. */
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
