import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { questionKey } from '../../runtime/wire/questions.ts';
import { type Answer, refuse } from './Answer.ts';
import type { Call } from './Call.ts';

/** A refusal with the first message, and all issues with their paths for the form. */
export const issuesAnswer = (call: Pick<Call, 'say' | 'locale'>, issues: readonly Issue[]): Answer<never> => {
  const [first] = issues.filter((issue) => issue.severity === 'error');
  const message = first === undefined ? call.say('form.invalid') : messageOf(first, call.locale);
  return refuse('422', message, {
    issues: issues.map(({ isQuestion, ...issue }) => ({
      ...issue,
      message: messageOf(issue, call.locale),
      ...(isQuestion && { question: questionKey(issue) }),
    })),
  });
};
