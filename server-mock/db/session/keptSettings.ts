import type pg from 'pg';
import { databaseErrorOf } from '../databaseErrorOf.ts';
import { isGone } from '../isGone.ts';
import { limited } from '../postgresStatements.ts';
import { idleTimeout, oneCore, type StatementSettings, type UsualSettings } from './StatementSettings.ts';

/** Settings that a connection keeps, so that a statement with the usual limits is sent alone. */
export const keptSettings = ({ timeZone, timeout: usual }: UsualSettings): StatementSettings => ({
  applicationName: 'jig',
  keepsNames: true,
  opened: async (client) => {
    await client.query(
      `select set_config('timezone', $1, false), set_config('datestyle', 'ISO, YMD', false),
        set_config('statement_timeout', $2, false), set_config('idle_in_transaction_session_timeout', $3, false)`,
      [timeZone, String(usual), String(idleTimeout)],
    );
  },
  statement: async (client, { timeout = usual, isOnOneCore = false }, run) => {
    if (timeout === usual && !isOnOneCore) return run();
    const set = (limit: number, cores: string): Promise<pg.QueryResult> =>
      client.query(limited(`set statement_timeout = ${limit}${isOnOneCore ? cores : ''}`, usual));
    const restore = () => set(usual, '; reset max_parallel_workers_per_gather');
    await set(timeout, `; set ${oneCore}`);
    const value = await run().catch(async (error: unknown) => {
      if (!isGone(databaseErrorOf(error))) await restore();
      throw error;
    });
    await restore();
    return value;
  },
  begin: (isolation = 'read committed', timeout) =>
    `begin isolation level ${isolation}${timeout === usual ? '' : `; set local statement_timeout = ${timeout}`}`,
});
