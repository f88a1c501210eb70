import type { User } from '../../runtime/model/access/User.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { LogWriter } from '../records/writeLog.ts';

/** Who publishes entries: a call's user, or the server itself. */
export interface EntryPublisher extends LogWriter {
  /** A yes was given: rows that are there under the name of a new table come with it. Default: they are a refusal. */
  readonly takesOldRows?: boolean;
  /** Mark of the schemas over which new entries were checked; what is in force over others is checked again. Default: checked. */
  readonly checkedOver?: string;
  readonly context: TransactionContext;
  readonly user: User;
}
