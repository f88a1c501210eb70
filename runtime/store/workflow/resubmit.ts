import type { RecordKey } from '../../data/DataSource.ts';
import type { App } from '../../host/AppContext.ts';
import { approvalScreenMessages } from '../../model/messages/approvalScreen.ts';
import { addMessages } from '../../model/messages/index.ts';
import { listDialogMessages } from '../../model/messages/listDialog.ts';
import { waitingText } from './waitingText.ts';

addMessages(approvalScreenMessages);
addMessages(listDialogMessages);

/** Submits a returned document again and tells who has it next; false: refused, and the user sees why. */
export async function resubmit(
  { data, notify, t }: Pick<App, 'data' | 'notify' | 't'>,
  table: string,
  key: RecordKey,
): Promise<boolean> {
  const answer = await data.reAudit(table, key);
  if (!answer.ok) {
    notify.error(answer.failure.message || t('list.reAuditFailed'));
    return false;
  }
  const done = answer.message ?? t('box.saved');
  const now = await data.steps(table, key);
  const next = now.ok ? waitingText(now.data, t) : undefined;
  notify.success(next === undefined ? done : t('approvalScreen.andThen', { done, next }));
  return true;
}
