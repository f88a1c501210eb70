import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Answering } from '../capability/Capability.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { sql } from '../db/sql/sql.ts';
import { deleteWhere, insertRow, updateRow } from '../records/writeRow.ts';
import { callTarget } from './callTarget.ts';
import type { ScheduledTask } from './ScheduledTask.ts';

/** Days for which the log of a task is kept. */
const daysKept = 90;

/** Runs a claimed task, writes its log row and lets the task go. Never rejects. */
export async function runTask(
  context: ServerContext,
  app: Answering,
  task: ScheduledTask,
  stopped: AbortSignal,
): Promise<void> {
  const { catalog, clock, db, changes, log } = context;
  const tasks = catalog.table('Sys_QuartzOptions');
  const logs = catalog.table('Sys_QuartzLog');
  if (tasks === undefined || logs === undefined) return;
  const began = clock.now();
  const started = performance.now();
  const outcome = await callTarget(context, app, task, stopped);
  const millis = Math.round(performance.now() - started);
  if (!outcome.ok)
    log.warn({ task: task.id, name: task.name, error: outcome.error }, 'a scheduled task failed');
  const row = {
    Id: task.id,
    TaskName: task.name,
    StratDate: began,
    EndDate: clock.now(),
    ElapsedTime: (millis / 1000).toFixed(3),
    Result: outcome.ok ? 1 : 0,
    ResponseContent: outcome.content === '' ? null : outcome.content,
    ErrorMsg: outcome.error === '' ? null : outcome.error,
  };
  /** Writes the log and lets the task go. */
  const end = (logged: Row): Promise<void> =>
    db.transaction(async (tx) => {
      await insertRow(tx, logs, logged);
      await updateRow(tx, tasks, task.id, { RunningUntil: null });
      await deleteWhere(
        tx,
        logs.table,
        sql`"Id" = ${task.id} and "StratDate" < ${began}::timestamp - make_interval(days => ${daysKept})`,
      );
    });
  try {
    await end(row).catch((error: unknown) => {
      log.error({ err: error, task: task.id }, 'the answer of a scheduled task could not be written down');
      return end({ ...row, ResponseContent: null, ErrorMsg: text('task.unlogged', 'zh') });
    });
    changes.bump([tasks.table, logs.table]);
  } catch (error) {
    log.error({ err: error, task: task.id }, 'the run of a scheduled task could not be written down');
  }
}
