import type { StatusSource } from '../context/StatusSource.ts';
import type { UserCall } from '../http/Call.ts';

/** Maximum tasks listed, and characters of a reason. */
const most = 50;
const longestReason = 120;

/** Tasks with the outcome of their last run. */
const lastRuns = `
  select o."TaskName", o."Status", o."LastRunTime", o."NextRunTime", o."RunningUntil" >= $1::timestamp as "IsRunning",
    l."Result", l."ErrorMsg"
  from "Sys_QuartzOptions" o left join lateral (
    select "Result", "ErrorMsg" from "Sys_QuartzLog" where "Id" = o."Id" order by "StratDate" desc, "LogId" desc limit 1
  ) l on true order by o."Status" desc nulls last, o."NextRunTime" nulls last, o."Id" limit ${most}`;

type Row = Readonly<Record<string, unknown>>;

const hasFailed = (row: Row): boolean => row.Result !== null && Number(row.Result) === 0;

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const resultText = ({ say }: UserCall, row: Row): string => {
  if (row.Result === null) return '';
  if (!hasFailed(row)) return say('status.taskDone');
  return say('status.taskFailed', { because: textOf(row.ErrorMsg).slice(0, longestReason) });
};

/** Scheduled tasks: which run, which failed, and when they come next. */
export const tasksPanel: StatusSource = {
  name: 'tasks',
  read: async (call) => {
    const { context, say } = call;
    const { rows } = await context.db.query(lastRuns, [context.clock.now()]);
    const on = rows.filter((row) => Number(row.Status) === 1);
    const failed = rows.filter(hasFailed).length;
    const stateOf = (row: Row): string =>
      say(
        row.IsRunning === true
          ? 'status.taskRunning'
          : Number(row.Status) === 1
            ? 'status.taskOn'
            : 'status.taskOff',
      );
    return {
      facts: [
        { label: say('status.tasksOn'), value: String(on.length), path: '/Sys_QuartzOptions' },
        {
          label: say('status.tasksNow'),
          value: String(rows.filter((row) => row.IsRunning === true).length),
        },
        {
          label: say('status.tasksFailed'),
          value: String(failed),
          tone: failed === 0 ? 'good' : 'bad',
          path: '/Sys_QuartzLog',
        },
      ],
      lists: [
        {
          title: say('status.taskList'),
          none: say('status.noTasks'),
          columns: [
            { title: say('status.task'), kind: 'text' },
            { title: say('status.taskState'), kind: 'text' },
            { title: say('status.taskLast'), kind: 'text' },
            { title: say('status.taskResult'), kind: 'text' },
            { title: say('status.taskNext'), kind: 'text' },
          ],
          rows: rows.map((row) => [
            textOf(row.TaskName),
            stateOf(row),
            textOf(row.LastRunTime),
            resultText(call, row),
            textOf(row.NextRunTime),
          ]),
        },
      ],
    };
  },
};
