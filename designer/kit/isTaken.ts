import type { App } from '../../runtime/host/AppContext.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Accepted, EditAnswer } from './EditAnswer.ts';

/** Whether a command made a draft. Tells the user its refusal, or what it skipped. */
export function isTaken<Draft>(
  { notify, t, locale }: Pick<App, 'notify' | 't' | 'locale'>,
  answer: EditAnswer<Draft>,
): answer is Accepted<Draft> {
  if (!answer.ok) notify.error(t(answer.rule, answer.params));
  else for (const issue of answer.left ?? []) notify.error(messageOf(issue, locale));
  return answer.ok;
}
