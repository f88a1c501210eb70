import type { UserCall } from '../http/Call.ts';
import type { ServerContext } from './ServerContext.ts';

/**
 * What code inside a transaction is handed beside the transaction itself: nothing that opens a connection or waits for
 * another call. Caches, dictionaries and files are read before.
 */
export type TransactionContext = Pick<
  ServerContext,
  | 'catalog'
  | 'changes'
  | 'clock'
  | 'events'
  | 'flows'
  | 'guard'
  | 'hooks'
  | 'log'
  | 'mailer'
  | 'pictures'
  | 'plugs'
  | 'providers'
  | 'workingHours'
>;

/** A user's call as code inside a transaction sees it. */
export interface TransactionCall extends Omit<UserCall, 'context'> {
  readonly context: TransactionContext;
}
