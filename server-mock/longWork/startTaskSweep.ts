import type { ServerContext } from '../context/ServerContext.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Milliseconds that an answer is kept. */
const life = 60 * 60_000;
const every = 10 * 60_000;

/** Deletes tasks whose time is over, with their files. */
export const sweepTasks = async ({ db, clock, fileStore }: ServerContext): Promise<void> => {
  const { rows } = await run(
    db,
    sql`delete from "jig_task" where "SeenAt" <= ${clock.at(-life)} returning "Id", "FileName"`,
  );
  for (const row of rows) if (row.FileName !== null) await fileStore.remove(String(row.Id));
};

/** Sweeps every ten minutes. Returns how to stop. */
export const startTaskSweep = (context: ServerContext): (() => void) => {
  const timer = setInterval(() => {
    sweepTasks(context).catch((error: unknown) => context.log.error({ err: error }, 'sweeping tasks failed'));
  }, every);
  timer.unref();
  return () => clearInterval(timer);
};
