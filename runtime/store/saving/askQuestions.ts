import type { App } from '../../host/AppContext.ts';
import type { SaveQuestion } from '../../wire/questions.ts';

/** Shows questions of the server in one dialog; true: the user says yes. */
export const askQuestions = (
  { notify, t }: Pick<App, 'notify' | 't'>,
  questions: readonly SaveQuestion[],
): Promise<boolean> =>
  notify.confirm({ title: t('list.confirmTitle'), text: questions.map(({ text }) => text).join('\n') });
