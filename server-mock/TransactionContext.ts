import type { ServerContext } from './ServerContext.ts';

/**
 * What code inside a transaction is handed beside the transaction itself: nothing that opens a connection or waits for
 * another call. Caches and dictionaries are read before.
 */
export type TransactionContext = Omit<ServerContext, 'db' | 'totals' | 'rights' | 'twins' | 'rechecks'>;
