import type { Check } from './Check.ts';

/** Seconds from which a running statement, and an idle transaction, is long. */
const longRunning = 60;
/** Mean milliseconds, and least calls, from which a statement is slow. */
const slow = 500;
const leastCalls = 20;

/** Statements that run long now, and those that are slow on average where PostgreSQL counts them (`pg_stat_statements`). */
export const statementCheck: Check = {
  name: 'statements',
  async find({ db }) {
    if (db.kind === 'pglite') return [];
    const running = await db.query(
      `select pid, state, extract(epoch from clock_timestamp() - xact_start)::integer as "seconds", left(query, 120) as "text"
         from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and xact_start < clock_timestamp() - make_interval(secs => $1) order by xact_start limit 10`,
      [longRunning],
    );
    const counted = await db.query(`select to_regclass('pg_stat_statements') is not null as "known"`);
    const slowest =
      counted.rows[0]?.known === true
        ? await db.query(
            `select calls::integer as "calls", round(mean_exec_time)::integer as "millis", left(query, 120) as "text"
               from pg_stat_statements s join pg_database d on d.oid = s.dbid
              where d.datname = current_database() and mean_exec_time > $1 and calls >= $2 order by total_exec_time desc limit 10`,
            [slow, leastCalls],
          )
        : { rows: [] };
    return [
      ...running.rows.map(({ pid, seconds, text }) => ({
        key: 'doctor.longRunning' as const,
        params: { pid: Number(pid), seconds: Number(seconds), text: oneLine(text) },
      })),
      ...slowest.rows.map(({ calls, millis, text }) => ({
        key: 'doctor.slow' as const,
        params: { calls: Number(calls), millis: Number(millis), text: oneLine(text) },
      })),
    ];
  },
};

const oneLine = (text: unknown): string => String(text).replaceAll(/\s+/g, ' ');
