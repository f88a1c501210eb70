import type { Database, Queryable } from '../../server-mock/db/Database.ts';

const isVote = /"Sys_WorkFlowTable" set "Version" = "Version" \+ 1/;

/** Removes row locks and the compare-and-set of instances from a statement. */
const blunted = (sql: string): string => {
  const unlocked = sql.replace(/\bfor (?:no key )?(?:update|share)\b/g, '');
  return isVote.test(unlocked) ? unlocked.replace('and "Version" = $2', 'and $2::int > 0') : unlocked;
};

/** A database without locks, which simulates a server that takes none. */
export const withoutLocks = (db: Database): Database => ({
  ...forwarded(db),
  transaction: (run, options) =>
    db.transaction(
      (tx) => run({ query: (sql, params, more) => tx.query(blunted(sql), params, more) }),
      options,
    ),
});

const forwarded = (db: Database): Database => ({
  kind: db.kind,
  query: (sql, params, options) => db.query(sql, params, options),
  transaction: (run, options) => db.transaction(run, options),
  execute: (sql) => db.execute(sql),
  ready: () => db.ready(),
  load: () => db.load(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});

/**
 * A database on which a vote reads and decides before its transaction. The transaction only writes.
 * Simulates a server that reads first and locks later. Active only while `isArmed`, because only votes are
 * short enough.
 */
export const decidedOutside = (db: Database, isArmed: () => boolean): Database => ({
  ...forwarded(db),
  transaction: async (run, options) => {
    if (!isArmed()) return db.transaction(run, options);
    const writes: { readonly sql: string; readonly params: readonly unknown[] | undefined }[] = [];
    const outside: Queryable = {
      query: async (sql, params) => {
        if (/^\s*(with|select)\b/i.test(sql))
          return db.query(sql.replace(/\bfor (update|share)\b/g, ''), params);
        writes.push({ sql: blunted(sql), params });
        return { rows: [], affected: 1 };
      },
    };
    const answer = await run(outside);
    await db.transaction(async (tx) => {
      for (const { sql, params } of writes) await tx.query(sql, params);
    });
    return answer;
  },
});
