import type { TaskState, WorkProgress } from '../../runtime/wire/longWork/LongTask.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Milliseconds without a sign after which a running task belongs to a process that died. */
const silence = 60_000;

const states: readonly TaskState[] = ['running', 'done', 'failed', 'cancelled'];

/** A stored task. */
export interface TaskRow extends WorkProgress {
  readonly state: TaskState;
  readonly isCancelled: boolean;
  /** JSON text; undefined: none. */
  readonly answer: string | undefined;
  readonly file: { readonly name: string; readonly type: string } | undefined;
}

type TaskContext = Pick<ServerContext, 'db' | 'clock'>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A task of a user; undefined: there is none of this id, or it is over for long. */
export const readTask = async (
  { db, clock }: TaskContext,
  id: string,
  userId: number,
): Promise<TaskRow | undefined> => {
  const { rows } = await run(
    db,
    sql`select *, "SeenAt" < ${clock.at(-silence)} as "IsSilent" from "jig_task"
        where "Id" = ${id} and "UserId" = ${userId}`,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const stored = states.find((state) => state === row.State) ?? 'failed';
  const name = textOf(row.FileName);
  return {
    state: stored === 'running' && row.IsSilent === true ? 'failed' : stored,
    ...{ phase: String(row.Phase), done: Number(row.Done), total: Number(row.Total) },
    isCancelled: Number(row.IsCancelled) === 1,
    answer: textOf(row.Answer),
    file: name === undefined ? undefined : { name, type: String(row.FileType) },
  };
};

/** Stores a task that goes on. */
export const insertTask = async ({ db, clock }: TaskContext, id: string, userId: number): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_task" ("Id", "UserId", "State", "Phase", "Done", "Total", "IsCancelled", "SeenAt")
        values (${id}, ${userId}, ${'running'}, ${''}, ${0}, ${0}, ${0}, ${clock.now()})`,
  );
};

/** Tells how far a running task is. Answers whether the user has cancelled it. */
export const tellTask = async (
  { db, clock }: TaskContext,
  id: string,
  { phase, done, total }: WorkProgress,
): Promise<boolean> => {
  const { rows } = await run(
    db,
    sql`update "jig_task" set "Phase" = ${phase.slice(0, 40)}, "Done" = ${done}, "Total" = ${total}, "SeenAt" = ${clock.now()}
        where "Id" = ${id} returning "IsCancelled"`,
  );
  return Number(rows[0]?.IsCancelled) === 1;
};

/** Stores how a task ended. */
export const endTask = async (
  { db, clock }: TaskContext,
  id: string,
  ended: Pick<TaskRow, 'state' | 'answer' | 'file'>,
): Promise<void> => {
  await run(
    db,
    sql`update "jig_task" set "State" = ${ended.state}, "Answer" = ${ended.answer ?? null},
        "FileName" = ${ended.file?.name.slice(0, 400) ?? null}, "FileType" = ${ended.file?.type ?? null}, "SeenAt" = ${clock.now()}
        where "Id" = ${id}`,
  );
};

/** Asks a running task to stop. Answers whether there is one. */
export const cancelTask = async ({ db }: TaskContext, id: string, userId: number): Promise<boolean> => {
  const { affected } = await run(
    db,
    sql`update "jig_task" set "IsCancelled" = 1 where "Id" = ${id} and "UserId" = ${userId} and "State" = ${'running'}`,
  );
  return affected === 1;
};
