import { messageOf } from '../../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../../runtime/model/schema/Issue.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import { type Answer, refuse } from '../../../http/Answer.ts';

/** Rules about the users a call names, and about its text. */
const aboutPeople = /^flow\.(target\..*|addSigner\.most|copyTo\.(most|self))$/;
const aboutWords = /^flow\.(textLong|comment\.required)$/;

/**
 * Refusal of an engine issue in the caller's language.
 * `data.about` names the part of the call at fault, `people` or `words`, so that the form can show it there;
 * else `data` is null.
 */
export const refuseIssue = (call: TransactionCall, issue: Pick<Issue, 'rule' | 'params'>): Answer<never> => {
  const about = aboutPeople.test(issue.rule) ? 'people' : aboutWords.test(issue.rule) ? 'words' : undefined;
  return refuse('422', messageOf(issue, call.locale), about === undefined ? null : { about });
};
