import type { Database } from './Database.ts';

interface Timed {
  readonly kind: 'statement' | 'transaction';
  readonly millis: number;
  readonly isRefused: boolean;
}

/** Wraps a database so that each statement and transaction is told once it ends. */
export const timedDatabase = (db: Database, told: (work: Timed) => void): Database => {
  const timed = async <T>(kind: Timed['kind'], work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    let isRefused = true;
    try {
      const value = await work();
      isRefused = false;
      return value;
    } finally {
      told({ kind, millis: performance.now() - start, isRefused });
    }
  };
  return {
    kind: db.kind,
    query: (sql, params, options) => timed('statement', () => db.query(sql, params, options)),
    transaction: (run, options) => timed('transaction', () => db.transaction(run, options)),
    execute: (sql) => db.execute(sql),
    ready: () => db.ready(),
    channel: (listener) => db.channel(listener),
    close: () => db.close(),
  };
};
