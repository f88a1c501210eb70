import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Queryable } from '../Database.ts';
import { databaseErrorOf } from '../databaseErrorOf.ts';
import { parameterText, parserOf } from '../values.ts';
import { type CopyConnection, copySettings, pieceSize } from './CopyConnection.ts';
import { copyInto, copyOutOf, selectRows } from './copySql.ts';
import { wholeLines } from './wholeLines.ts';

/** Name of these connections in `pg_stat_activity`. */
export const copyName = 'jig copy';

/**
 * Opens a connection of its own in a transaction: `read` sees the database as at one moment, while others write. No timeout, since a
 * large table takes minutes. Throws {@link DatabaseError}.
 */
export async function openPostgresCopy(url: string, use: 'read' | 'write'): Promise<CopyConnection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: copyName,
    types: { getTypeParser: parserOf as pg.CustomTypesConfig['getTypeParser'] },
  });
  // Without a listener a lost connection would end the process; the running statement rejects as well.
  client.on('error', () => undefined);
  const ask: Queryable['query'] = async (sql, params = []) => {
    try {
      const { rows, rowCount } = await client.query(sql, params.map(parameterText));
      return { rows, affected: rowCount ?? 0 };
    } catch (error) {
      throw databaseErrorOf(error);
    }
  };
  try {
    await client.connect();
    await ask(use === 'read' ? 'begin isolation level repeatable read read only' : 'begin');
    await ask(copySettings);
    // Reading takes one processor at most, and leaves the others to users.
    if (use === 'read') await ask("select set_config('max_parallel_workers_per_gather', '0', true)");
    await ask(
      "select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)",
    );
  } catch (error) {
    await client.end().catch(() => undefined);
    throw databaseErrorOf(error);
  }
  return {
    kind: 'postgres',
    query: ask,
    rowsOf: (rows) => wholeLines(client.query(to(`${copyOutOf(selectRows(rows))} stdout`)), pieceSize),
    fill: async (table, pieces) => {
      try {
        await pipeline(Readable.from(pieces), client.query(from(`${copyInto(table)} stdin`)));
      } catch (error) {
        throw databaseErrorOf(error);
      }
    },
    commit: async () => void (await ask('commit')),
    // The server rolls back what is open when the connection ends.
    close: () => client.end().catch(() => undefined),
  };
}
