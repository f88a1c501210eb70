import type { User } from '../../runtime/model/access/User.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { LogWriter } from '../records/writeLog.ts';

/** Who publishes entries: a call's user, or the server itself. */
export interface EntryPublisher extends LogWriter {
  /** The questions about stored rows have a yes. Default: they are refusals. */
  readonly isConfirmed?: boolean;
  /** Mark of the schemas over which new entries were checked; what is in force over others is checked again. Default: checked. */
  readonly checkedOver?: string;
  readonly context: TransactionContext;
  readonly user: User;
}
