import { statfs } from 'node:fs/promises';
import { backupOutcomes } from '../backup/state/backupOutcomes.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { storedFiles } from '../watching/storedFiles.ts';
import type { Standing, TaskFigures } from './standingFigures.ts';

const taskFigures = async ({ db }: Pick<ServerContext, 'db'>): Promise<TaskFigures> => {
  const { rows } = await db.query(
    `select (select count(*) from "jig_task" where "State" = 'running')::integer as "work",
       count(*) filter (where o."Status" = 1)::integer as "on",
       count(*) filter (where l."Result" = 0)::integer as "failed"
     from "Sys_QuartzOptions" o left join lateral (
       select "Result" from "Sys_QuartzLog" where "Id" = o."Id" order by "StratDate" desc, "LogId" desc limit 1
     ) l on true`,
  );
  const [row] = rows;
  return { longWork: Number(row?.work ?? 0), on: Number(row?.on ?? 0), failed: Number(row?.failed ?? 0) };
};

const diskFree = async (folder: string | undefined): Promise<number | undefined> => {
  const disk = folder === undefined ? undefined : await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
};

/** Reads the figures of the moment. */
export const standingNow = async (context: ServerContext): Promise<Standing> => {
  const { db, clock, events, watching, heavy, browserErrors, installation } = context;
  // Before the statements of this call.
  const connections = db.load();
  const size = await db.query('select pg_database_size(current_database()) as "size"');
  const { done, failed } = await backupOutcomes(context);
  const since = (at: string): number =>
    (Date.parse(`${clock.now().replace(' ', 'T')}Z`) - Date.parse(`${at.replace(' ', 'T')}Z`)) / 1_000;
  return {
    ...{ connections, eventStreams: events.size, heavy: heavy.load, slow: watching.slow.counts },
    calls: watching.running.length - 1,
    databaseSize: Number(size.rows[0]?.size ?? 0),
    browserErrors: browserErrors.counts,
    tasks: await taskFigures(context),
    files: await storedFiles(context),
    replica: context.replica?.counts,
    filesReachable: await context.fileStore.isReachable(),
    diskFree: await diskFree(installation?.dataDirectory),
    backupAge: done && since(done.at),
    backupFailed: failed !== undefined,
  };
};
