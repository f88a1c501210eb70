import type { App } from '../../host/AppContext.ts';

/** Asks about unsaved edits: save or discard; undefined: the user stays. */
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
