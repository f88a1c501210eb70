import type { Queryable } from '../Database.ts';
import { gone, PgliteThread } from '../PgliteThread.ts';
import { quoted } from '../sql/quoted.ts';
import { parameterText } from '../values.ts';
import { type CopiedRows, type CopyConnection, copySettings, pieceSize } from './CopyConnection.ts';
import { copyInto, copyOutOf, selectRows } from './copySql.ts';

const place = `'/dev/blob'`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Opens a directory of PGlite in a thread of its own, in a transaction. The directory must belong to this process: lock its data
 * directory, or take a copy. A missing or empty one becomes a new database. Throws {@link DatabaseError}.
 */
export async function openPgliteCopy(directory: string): Promise<CopyConnection> {
  const thread = await PgliteThread.open({ directory, load: undefined, timeZone: 'UTC' });
  const ask: Queryable['query'] = async (sql, params = []) => {
    const { rows, affected } = await thread.call({ kind: 'query', sql, params: params.map(parameterText) });
    return { rows, affected };
  };
  /** Conditions on the key that cut the rows into pieces, since PGlite holds what one COPY writes in memory. */
  const rangesOf = async ({ table, where }: CopiedRows): Promise<readonly (string | undefined)[]> => {
    const [key] = table.primaryKey;
    const name = quoted(table.table);
    const sizes = await ask(
      `select count(*)::integer as "rows", pg_table_size($1::text::regclass)::float8 as "bytes" from ${name}`,
      [name],
    );
    const [rows, bytes] = [Number(sizes.rows[0]?.rows), Number(sizes.rows[0]?.bytes)];
    if (bytes <= pieceSize) return [undefined];
    const perPiece = Math.max(1, Math.floor((rows * pieceSize) / bytes));
    const ends = await ask(
      `select n.key::text as "key" from (select ${quoted(key)} as key, row_number() over (order by ${quoted(key)}) as place
         from ${name}${where === undefined ? '' : ` where ${where}`}) n where n.place % $1 = 0 order by n.place`,
      [perPiece],
    );
    const keys = ends.rows.map((row) => literal(String(row.key)));
    return [undefined, ...keys].map((after, at) => {
      const upTo = keys[at];
      const conditions = [
        ...(after === undefined ? [] : [`${quoted(key)} > ${after}`]),
        ...(upTo === undefined ? [] : [`${quoted(key)} <= ${upTo}`]),
      ];
      return conditions.length === 0 ? undefined : conditions.join(' and ');
    });
  };
  try {
    await ask('begin isolation level repeatable read');
    await ask(copySettings);
  } catch (error) {
    await thread.kill(gone(error));
    throw error;
  }
  return {
    kind: 'pglite',
    query: ask,
    async *rowsOf(rows) {
      for (const range of await rangesOf(rows)) {
        const sql = `${copyOutOf(selectRows(rows, range))} ${place}`;
        const { bytes } = await thread.call({ kind: 'copyOut', sql });
        if (bytes !== undefined && bytes.byteLength > 0) yield bytes;
      }
    },
    fill: async (table, pieces) => {
      const sql = `${copyInto(table)} ${place}`;
      for await (const bytes of pieces) await thread.call({ kind: 'copyIn', sql, bytes });
    },
    commit: async () => {
      await ask('commit');
    },
    close: async () => {
      if (thread.alive) {
        await ask('rollback').catch(() => undefined);
        await thread.call({ kind: 'close' }).catch(() => undefined);
      }
      await thread.kill(gone(new Error('closed')));
    },
  };
}
