import type { App } from '../host/AppContext.ts';

/** What becomes of unsaved edits: saved, given up, or (undefined) the person stays with them. */
export async function askToLeave({
  notify,
  t,
}: Pick<App, 'notify' | 't'>): Promise<'save' | 'discard' | undefined> {
  const answer = await notify.choose({
    title: t('box.unsavedTitle'),
    text: t('box.unsaved'),
    no: t('box.stay'),
    choices: [
      { key: 'discard', label: t('box.discard'), tone: 'danger' },
      { key: 'save', label: t('list.save'), tone: 'primary' },
    ],
  });
  return answer === 'save' || answer === 'discard' ? answer : undefined;
}
