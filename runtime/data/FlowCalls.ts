import type { RowOutcome } from '../wire/records/RowOutcome.ts';
import type { Answer } from './Answer.ts';
import type { ApprovalActs } from './Approval.ts';
import type { Consequences } from './ConsequenceData.ts';
import type { RecordKey } from './DataSource.ts';
import type { FlowDesignCalls } from './FlowDesignCalls.ts';

/** Action on a document in a flow besides deciding. */
export type ActName = keyof ApprovalActs;

/** One such action. */
export interface Act {
  readonly name: ActName;
  /** Reason, or text of the comment. */
  readonly words: string;
  /** Keys of the affected users; exactly one for a transfer. */
  readonly people: readonly string[];
  /** The step the user saw. */
  readonly stepId?: string;
}

/** A document under way in an older version of a flow. */
export interface RunningDocument {
  readonly key: string;
  readonly label: string;
  readonly stepName: string;
  readonly version: number;
  readonly creator: string;
  readonly mayMove: boolean;
  /** Reason why it cannot move to the newest version; empty: it can. */
  readonly message: string;
}

/** What is under way of a flow when a version of it is published. */
export interface RunningDocuments {
  /** Documents may be moved; else all keep their version. */
  readonly asks: boolean;
  /** The newest version. */
  readonly version: number;
  readonly total: number;
  /** Of them those the user may not see: they are not listed. */
  readonly hidden: number;
  readonly list: readonly RunningDocument[];
}

/** Open documents that were saved before their table had a flow. */
export interface UnstartedDocuments {
  readonly total: number;
  /** Of them those the user may not see. */
  readonly hidden: number;
  /** The newest of those he may. */
  readonly list: readonly { readonly key: string; readonly label: string }[];
}

/** Calls about flows and actions on documents in them. */
export interface FlowCalls extends FlowDesignCalls {
  /** `idempotencyKey`: the same key gives the same answer and counts once. */
  act(table: string, key: RecordKey, act: Act, idempotencyKey: string): Promise<Answer<unknown>>;
  /** What was made from a document, and would be touched if its approval were reversed. */
  consequences(table: string, key: RecordKey): Promise<Answer<Consequences>>;
  running(flowId: RecordKey): Promise<Answer<RunningDocuments>>;
  /** These go on in the newest version. */
  move(flowId: RecordKey, keys: readonly string[]): Promise<Answer<readonly RowOutcome[]>>;
  unstarted(table: string): Promise<Answer<UnstartedDocuments>>;
  /** Starts the flows of open documents that are in none: all of them or none. */
  start(table: string, keys: readonly string[]): Promise<Answer<unknown>>;
}
