import { draftsOf, giveUpDrafts } from '../../runtime/data/drafts/draftsOf.ts';
import { draftMessages } from '../../runtime/model/messages/draft.ts';
import { addMessages, text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Notify } from '../../runtime/store/shell/NotifyStore.ts';

addMessages(draftMessages);

/**
 * Asks what to do with unsaved drafts at sign-out, since other users may use the computer. False: the user
 * stays.
 */
export async function leaveDesk(userId: number, notify: Notify, locale: Locale): Promise<boolean> {
  const drafts = await draftsOf(userId);
  const { length } = await drafts.list();
  if (length === 0) return true;
  const answer = await notify.choose({
    title: text('draft.leaveTitle', locale),
    text: text('draft.leave', locale, { n: length }),
    choices: [
      { key: 'drop', label: text('draft.dropAndLeave', locale), tone: 'danger' },
      { key: 'keep', label: text('draft.keepAndLeave', locale), tone: 'primary' },
    ],
  });
  if (answer === 'drop') await giveUpDrafts(userId);
  return answer !== undefined;
}
