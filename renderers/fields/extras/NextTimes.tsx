import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { nextQuartzTimes } from '../../../runtime/model/fields/quartz/quartzTimes.ts';
import { readQuartz } from '../../../runtime/model/fields/quartz/readQuartz.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { taskMessages } from '../../../runtime/model/messages/task.ts';

addMessages(taskMessages);

/** Number of times that are shown. */
const shown = 5;

/** The next times of a cron expression, or the place and the reason why it cannot be read. Nothing for an empty one. */
export const NextTimes = observer(function NextTimes({ cron }: { readonly cron: string }): ReactNode {
  const { t, session } = useApp();
  const expression = cron.trim();
  if (expression === '') return null;
  const read = readQuartz(expression);
  if ('problem' in read) {
    const { part, reason, text, allowed } = read.problem;
    const named = part === undefined ? '' : t(`task.part.${part}`);
    return <div className="jig-field-tip">{t(`task.cron.${reason}`, { part: named, text, allowed })}</div>;
  }
  const times = nextQuartzTimes(read.value, session.now(), shown);
  return (
    <div className="jig-field-tip">
      {times.length === 0 ? t('task.never') : t('task.nextTimes', { times: times.join(t('task.then')) })}
    </div>
  );
});
