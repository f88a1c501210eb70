import { sql } from 'kysely';
import type { ServerContext } from '../ServerContext.ts';
import { run } from '../sql/compile.ts';
import { anyOf } from '../sql/names.ts';

/** How long an upload may wait for its record to be saved, in ms. */
export const freshLife = 24 * 60 * 60_000;

/**
 * Forgets uploads that no record was saved with for 24 hours, and contents nobody knows of (a process that ended between
 * writing and noting). What a record was saved with once is kept, also when the record is gone. Answers how many went.
 */
export async function sweepFiles(context: ServerContext): Promise<number> {
  const { db, clock, fileStore } = context;
  const { rows } = await run(
    db,
    sql`delete from "jig_file" where "AttachedAt" is null and "CreatedAt" < ${clock.at(-freshLife)} returning "Id"`,
  );
  for (const row of rows) await fileStore.remove(String(row.Id));
  const old = await fileStore.olderThan(clock.millis() - freshLife);
  for (const name of old.arrivals) await fileStore.drop(name);
  const strangers = await unknownOf(context, old.ids);
  for (const id of strangers) await fileStore.remove(id);
  return rows.length + old.arrivals.length + strangers.length;
}

async function unknownOf({ db }: ServerContext, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await run(db, sql`select "Id" from "jig_file" where "Id" = ${anyOf(ids)}`);
  const known = new Set(rows.map((row) => row.Id));
  return ids.filter((id) => !known.has(id));
}
