import { createHash } from 'node:crypto';
import type { ServerContext } from '../context/ServerContext.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { deleteWhere } from '../records/writeRow.ts';
import { insertRows } from '../records/writeRows.ts';
import type { FactSource } from './FactSource.ts';
import { putKeyedRows } from './putKeyedRows.ts';

/** Account in whose name the server writes. */
const nobody = 0;

type FactContext = Pick<ServerContext, 'catalog' | 'db' | 'clock' | 'changes'>;

/**
 * Brings the stored rows of a source up to date. Writes nothing when its rows are those stored last; several
 * processes write one after the other.
 */
export async function keepFacts(context: FactContext, source: FactSource): Promise<void> {
  const table = context.catalog.source.table(source.table);
  if (table === undefined) return;
  const rows = source.rows(context);
  const columns = table.fields.map(({ field, columnType }) => `${field} ${columnType}`);
  const mark = createHash('sha256')
    .update(JSON.stringify([columns, rows]))
    .digest('hex');
  const id = `facts ${source.table}`;
  if ((await readSetting(context.db, id)) === mark) return;
  await context.db.transaction(async (tx) => {
    await run(tx, sql`select pg_advisory_xact_lock(hashtext(${`jig ${id}`})) is null as "locked"`);
    if ((await readSetting(tx, id)) === mark) return;
    if (source.keyed) await putKeyedRows(tx, table, rows, source.keyed.keysBelow);
    else {
      await deleteWhere(tx, table.table, sql`true`);
      // Lists show the newest key first.
      await insertRows(tx, table, rows.toReversed());
    }
    await writeSetting(tx, { id, value: mark, userId: nobody, now: context.clock.now() });
  });
  context.changes.bump([source.table]);
}
