import { beginning } from '../beginning.ts';
import { databaseErrorOf } from '../databaseErrorOf.ts';
import { isGone } from '../isGone.ts';
import { limited } from '../postgresStatements.ts';
import { idleTimeout, oneCore, type StatementSettings, type UsualSettings } from './StatementSettings.ts';

/**
 * Settings that each transaction brings along, since the next one may run on another connection: behind a pooler such as PgBouncer in
 * transaction mode. A single statement is a transaction of its own, which costs two more messages.
 */
export const localSettings = ({ timeZone, timeout: usual }: UsualSettings): StatementSettings => {
  const own = [
    `set local timezone = '${timeZone.replaceAll("'", "''")}'`,
    `set local datestyle = 'ISO, YMD'`,
    `set local idle_in_transaction_session_timeout = ${idleTimeout}`,
  ].join('; ');
  const begin: StatementSettings['begin'] = (isolation = 'read committed', timeout) =>
    `begin isolation level ${isolation}; ${own}; set local statement_timeout = ${timeout}`;
  return {
    // Connections of the pooler outlive those of the product, and must not count as a running server.
    applicationName: 'jig pooled',
    keepsNames: false,
    opened: async () => undefined,
    statement: async (client, { timeout = usual, isOnOneCore = false }, run) => {
      const text = `${begin('read committed', timeout)}${isOnOneCore ? `; set local ${oneCore}` : ''}`;
      await beginning(() => client.query(limited(text, usual)));
      try {
        const value = await run();
        await client.query(limited('commit', usual));
        return value;
      } catch (error) {
        if (!isGone(databaseErrorOf(error)))
          await client.query(limited('rollback', usual)).catch(() => undefined);
        throw error;
      }
    },
    begin,
  };
};
