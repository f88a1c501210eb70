import type { UserCall } from '../http/Call.ts';
import type { ServerContext } from './ServerContext.ts';

/**
 * Services for code inside a transaction. Excludes everything that opens a connection or waits for another call;
 * read caches, dictionaries and files before the transaction.
 */
export interface TransactionContext
  extends Pick<
    ServerContext,
    | 'catalog'
    | 'changes'
    | 'clock'
    | 'events'
    | 'flowState'
    | 'foreign'
    | 'guard'
    | 'hooks'
    | 'log'
    | 'mailer'
    | 'outboundHosts'
    | 'pictures'
    | 'plugs'
    | 'routes'
    | 'publishPlugs'
    | 'providers'
    | 'referenceKinds'
    | 'rules'
    | 'secrets'
    | 'watches'
    | 'workingHours'
  > {}

/** A user's call inside a transaction. */
export interface TransactionCall extends Omit<UserCall, 'context'> {
  readonly context: TransactionContext;
}
