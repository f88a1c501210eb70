import type { RowOutcome } from '../../wire/records/RowOutcome.ts';
import type { Consequences } from '../../wire/workflow/Consequences.ts';
import type { RunningDocuments, UnstartedDocuments } from '../../wire/workflow/readFlowDocuments.ts';
import type { Answer } from '../Answer.ts';
import type { RecordKey } from '../DataSource.ts';
import type { ApprovalActs } from './Approval.ts';
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

/** Calls about flows and actions on documents in them. */
export interface FlowCalls extends FlowDesignCalls {
  /** `idempotencyKey`: a repeated key returns the same answer and counts once. */
  act(table: string, key: RecordKey, act: Act, idempotencyKey: string): Promise<Answer<unknown>>;
  /** Documents made from this one, which a reverse approval would affect. */
  consequences(table: string, key: RecordKey): Promise<Answer<Consequences>>;
  running(flowId: RecordKey): Promise<Answer<RunningDocuments>>;
  /** Moves these documents to the newest version of the flow. */
  move(flowId: RecordKey, keys: readonly string[]): Promise<Answer<readonly RowOutcome[]>>;
  unstarted(table: string): Promise<Answer<UnstartedDocuments>>;
  /** Starts the flow of open documents that have none. Starts all of them or none. */
  start(table: string, keys: readonly string[]): Promise<Answer<unknown>>;
}
