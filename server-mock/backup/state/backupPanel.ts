import { backupEndpoints } from '../../../runtime/wire/backup/backupEndpoints.ts';
import type { StatusFact } from '../../../runtime/wire/watching/Status.ts';
import type { StatusSource } from '../../context/StatusSource.ts';
import { agoText } from '../../context/statusWords.ts';
import type { UserCall } from '../../http/Call.ts';
import { shownBytes } from '../shownBytes.ts';
import { alarmNow } from './backupAlarm.ts';
import { type BackupOutcomes, backupOutcomes } from './backupOutcomes.ts';

const tasksPage = '/Sys_QuartzOptions';

/** Tasks that make backups. `strpos` and not a pattern: the address is the same in any case. */
const planSql = `select "TaskName", "NextRunTime" from "Sys_QuartzOptions"
  where "Status" = 1 and strpos(lower("ApiUrl"), $1) > 0 order by "NextRunTime" nulls last limit 1`;

const planFact = async ({ context, say }: UserCall, isNeeded: boolean): Promise<StatusFact> => {
  const { rows } = await context.db.query(planSql, [backupEndpoints.make.path.toLowerCase()]);
  const label = say('status.backupPlan');
  const [plan] = rows;
  if (plan === undefined)
    return {
      ...{ label, value: say('status.backupUnplanned'), path: tasksPage },
      ...(isNeeded && { tone: 'warning' as const }),
    };
  const value = say('status.backupPlanned', {
    name: String(plan.TaskName),
    time: String(plan.NextRunTime ?? ''),
  });
  return { label, value, path: tasksPage };
};

/** Milliseconds since a moment of the product's time zone. */
const ageOf = ({ context }: UserCall, at: string): number =>
  Date.parse(`${context.clock.now().replace(' ', 'T')}Z`) - Date.parse(`${at.replace(' ', 'T')}Z`);

const lastFacts = (
  call: UserCall,
  { done, failed, kept }: BackupOutcomes,
  isWrong: boolean,
): readonly StatusFact[] => {
  const { say } = call;
  const tone = isWrong ? 'bad' : 'good';
  return [
    done === undefined
      ? {
          ...{ label: say('status.backupLast'), value: say('status.backupNone') },
          ...(isWrong && { tone: 'bad' as const }),
        }
      : {
          label: say('status.backupLast'),
          value: `${done.at} · ${agoText(call, ageOf(call, done.at))}`,
          tone,
        },
    ...(done?.bytes === undefined
      ? []
      : [{ label: say('status.backupSize'), value: `${shownBytes(done.bytes)} · ${done.file}` }]),
    ...(failed === undefined
      ? []
      : [
          {
            label: say('status.backupFailed'),
            value: say('status.backupFailedAt', { time: failed.at, because: failed.because }),
            tone: 'bad' as const,
          },
        ]),
    { label: say('status.backupKept'), value: String(kept) },
  ];
};

/** The last backup and its age, the last failure, and when the next one comes. */
export const backupPanel: StatusSource = {
  name: 'backup',
  read: async (call) => {
    const outcomes = await backupOutcomes(call.context);
    const alarm = await alarmNow(call.context);
    const isOld = alarm?.kind === 'old' || alarm?.kind === 'never';
    return {
      lists: [],
      facts: [...lastFacts(call, outcomes, isOld), await planFact(call, isOld)],
    };
  },
};
