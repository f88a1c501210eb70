import type { ServerContext } from '../context/ServerContext.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { updateRow } from '../records/writeRow.ts';
import { nextTime } from './nextTime.ts';
import { readTask, type ScheduledTask } from './ScheduledTask.ts';

/** Tasks claimed at a time; the others follow at the next look. */
const mostAtOnce = 20;

/** Added to the time limit of a run, after which a run that never ended no longer holds its task. */
const grace = 30_000;

/**
 * Takes the tasks that are due, or that users asked for, and gives each its next time. Two processes never take the same
 * run. Times missed while no server ran count as one. Tasks without a next time get one and do not run.
 */
export const claimTasks = async (context: ServerContext): Promise<readonly ScheduledTask[]> => {
  const { catalog, clock, db, changes } = context;
  const table = catalog.table('Sys_QuartzOptions');
  if (table === undefined) return [];
  const now = clock.now();
  const { claimed, written } = await db.transaction(async (tx) => {
    const { rows } = await run(
      tx,
      sql`select "Id", "TaskName", "CronExpression", "Method", "ApiUrl", "PostData", "AuthKey", "AuthValue", "TimeOut",
        "RunAs", "CreateID", "Status", "NextRunTime", "RunRequest" from "Sys_QuartzOptions"
        where ("RunRequest" is not null or ("Status" = 1 and ("NextRunTime" is null or "NextRunTime" <= ${now}::timestamp)))
        and ("RunningUntil" is null or "RunningUntil" < ${now}::timestamp)
        order by "NextRunTime" nulls last, "Id" limit ${mostAtOnce} for update skip locked`,
    );
    const taken: ScheduledTask[] = [];
    for (const row of rows) {
      // Columns of a table of ours hold cells.
      const task = readTask(row as Parameters<typeof readTask>[0]);
      const isAsked = row.RunRequest !== null;
      const isRunning = row.Status === 1;
      const due = isRunning && row.NextRunTime !== null && String(row.NextRunTime) <= now;
      const next = isRunning ? nextTime(task.cron, now) : null;
      const runs = isAsked || due;
      await updateRow(tx, table, task.id, {
        RunRequest: null,
        NextRunTime: next,
        // Nothing is left to wait for.
        ...(isRunning && next === null ? { Status: 0 } : {}),
        ...(runs ? { LastRunTime: now, RunningUntil: clock.at(task.seconds * 1000 + grace) } : {}),
      });
      if (runs) taken.push(task);
    }
    return { claimed: taken, written: rows.length };
  });
  if (written > 0) changes.bump([table.table]);
  return claimed;
};
