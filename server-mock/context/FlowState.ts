import type { Fragment } from '../db/sql/compile.ts';
import type { TransactionCall } from './TransactionContext.ts';

/** Approval state of a row. */
export interface RowInFlow {
  /** The document had a flow. */
  readonly hasFlow: boolean;
  /** The user is a current approver. */
  readonly isAsked: boolean;
}

/** Reads with a row whether it is in a flow, and whether the caller is asked to decide. */
export interface FlowState {
  /** Select column for {@link read}. `key`: key of the document. */
  column(call: TransactionCall, table: string, key: Fragment): Fragment;
  /** Parses that column; undefined: the document had no flow. */
  read(stored: Readonly<Record<string, unknown>>): RowInFlow | undefined;
}
