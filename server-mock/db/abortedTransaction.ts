import { DatabaseError } from './DatabaseError.ts';

/**
 * The transaction ignored a failed statement: PostgreSQL answers COMMIT with ROLLBACK, which must not count as
 * success.
 */
export const abortedTransaction = (): DatabaseError =>
  new DatabaseError(
    'other',
    '25P02',
    {},
    { cause: new Error('the transaction was already aborted by a refused statement') },
  );
