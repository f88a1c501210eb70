import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import type { Logger } from '../log/Logger.ts';
import type { Clock } from '../time/Clock.ts';
import { type FileStore, trashLife } from './FileStore.ts';

/** What a sweep works with. */
interface SweepServices {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly fileStore: FileStore;
  readonly log: Logger;
}

/** Milliseconds an upload may exist before a saved record must refer to it. */
export const freshLife = 24 * 60 * 60_000;

/**
 * Moves uploads without a record to the trash after 24 hours, and empties the trash after 30 days. Returns the
 * number moved. Never touches contents that the database does not list: they may belong to another database, or be
 * newer than a restored dump.
 */
export async function sweepFiles(context: SweepServices): Promise<number> {
  const { db, clock, fileStore, log } = context;
  const { rows } = await run(
    db,
    sql`delete from "jig_file" where "AttachedAt" is null and "CreatedAt" < ${clock.at(-freshLife)} returning "Id", "Path"`,
  );
  for (const row of rows) {
    const file = String(row.Id);
    await fileStore.trash(file, clock.millis());
    log.info({ file, path: row.Path }, 'an upload no record was saved with moved to the trash');
  }
  for (const arrival of await fileStore.dropArrivals(clock.millis() - freshLife))
    log.info({ arrival }, 'an unfinished upload was removed');
  for (const file of await fileStore.emptyTrash(clock.millis() - trashLife))
    log.info({ file }, 'a file was removed from the trash after 30 days');
  return rows.length;
}
