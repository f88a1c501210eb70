/** Codes of a seat and of a step: the document's codes, of which a seat uses these. */
export const seatStatus = { pending: 0, approved: 1, rejected: 3, unneeded: 5 } as const;

/** Who is asked: a user, or anyone of a role. */
export type SeatHolder =
  | { readonly userId: number; readonly name: string }
  | { readonly roleId: number; readonly name: string };

/** A person as he was called then. */
export interface Named {
  readonly userId: number;
  readonly name: string;
}

/** A seat was somebody else's: whose, and who gave it away (of a role, the member who did). */
export interface Hand {
  readonly holder: SeatHolder;
  readonly by: Named;
}

/** One person, or one role, asked in one node; stored when the node is entered. */
export interface Seat {
  /** From 1 in the order of its node. */
  readonly id: number;
  readonly holder: SeatHolder;
  readonly status: number;
  /** Who decided: of a role, the member who did. */
  readonly by?: Named;
  readonly remark?: string;
  readonly at?: string;
  /** In whose place he decided: the holder, or a member of the role. */
  readonly substituteFor?: Named;
  /** The engine approved, since he had in this round already. */
  readonly isAuto?: true;
  /** Ids of the seats that were late: asked beside them; whoever decides first decides for both. */
  readonly escalatedFrom?: readonly number[];
  /** It was handed on: its earlier holders, first the one the node named. It goes back the same way when its holder goes. */
  readonly from?: readonly Hand[];
  /** Somebody who is asked in the node asked him too: the node is not passed before he decided. */
  readonly addedBy?: Named;
}

/** Why a visit is not simply what the definition says. */
export type VisitCause = 'nobody' | 'stranded';

/** One node on the path a document took. */
export interface Visit {
  readonly nodeId: string;
  readonly name: string;
  /**
   * `open` is the last one only. `skipped`: nobody could decide and the node's rule is to pass. `withdrawn`: the creator took
   * the document back before anybody decided.
   */
  readonly state: 'open' | 'passed' | 'rejected' | 'skipped' | 'withdrawn';
  readonly seats: readonly Seat[];
  /**
   * `nobody`: nobody of the definition was there, the node's rule chose who is asked. `stranded`: no line held when the node
   * was left; the administrator decides.
   */
  readonly cause?: VisitCause;
  /** When it began to wait, the last time; absent in visits from before times were kept. */
  readonly since?: string;
  /** When it is late; absent: its node has no limit. */
  readonly due?: string;
  /** When those asked are told again before that. */
  readonly remindAt?: string;
  /** When they were. */
  readonly reminded?: string;
  /** When its being late was acted on. */
  readonly lapsed?: string;
}

/** Whom a document waits for: exactly one of these holds at any time. */
export type Waiting = 'seats' | 'creator' | 'nobody';

/** Which published version of which flow. */
export interface FlowVersion {
  readonly id: number;
  readonly version: number;
}

/** Where a document stands in its flow; folded from its changes and nothing else. */
export interface FlowInstance {
  /** Undefined: no flow of the table was for this document. */
  readonly flow: FlowVersion | undefined;
  /** From 1; a new one with every resubmission. */
  readonly round: number;
  readonly creatorId: number;
  /** The document's AuditStatus. */
  readonly status: number;
  readonly waiting: Waiting;
  /** The path of this round, oldest first. */
  readonly trail: readonly Visit[];
  /** In this round something was sent back to be asked again: from then on everybody is asked himself. */
  readonly wasReopened?: true;
  /** When those who are waited for were last told again. */
  readonly urged?: string;
}
