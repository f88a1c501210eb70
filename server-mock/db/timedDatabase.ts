import type { CallInHand } from '../log/CallInHand.ts';
import type { Database, Queryable, QueryResult } from './Database.ts';
import type { DatabaseWatch, WorkKind } from './WatchedWork.ts';

/** Wraps a database and reports the begin and the end of each statement and transaction to `watch`. */
export const timedDatabase = (db: Database, watch: DatabaseWatch): Database => {
  const timed = <T>(
    kind: WorkKind,
    sql: string,
    call: CallInHand | undefined,
    answer: () => Promise<T>,
    ownMillis: (value: T, millis: number) => number,
  ): Promise<T> => {
    const work = { kind, sql, since: performance.now(), call };
    watch.began(work);
    return answer().then(
      (value) => {
        const whole = performance.now() - work.since;
        const own = ownMillis(value, whole);
        const waited = Math.max(0, whole - own);
        watch.ended(work, { millis: own + waited, waited, isRefused: false });
        return value;
      },
      (error: unknown) => {
        watch.ended(work, { millis: performance.now() - work.since, waited: 0, isRefused: true });
        throw error;
      },
    );
  };
  const all = (_: unknown, millis: number): number => millis;
  const ofStatement = ({ millis }: QueryResult, whole: number): number => millis ?? whole;
  const stepping = (tx: Queryable, call: CallInHand | undefined): Queryable => ({
    query: (sql, params, options) => timed('step', sql, call, () => tx.query(sql, params, options), all),
  });
  return {
    kind: db.kind,
    query: (sql, params, options) =>
      timed('statement', sql, options?.call, () => db.query(sql, params, options), ofStatement),
    transaction: (run, options) =>
      timed(
        'transaction',
        '',
        options?.call,
        () => db.transaction((tx) => run(stepping(tx, options?.call)), options),
        all,
      ),
    execute: (sql) => db.execute(sql),
    ready: () => db.ready(),
    load: () => db.load(),
    channel: (listener) => db.channel(listener),
    close: () => db.close(),
  };
};
