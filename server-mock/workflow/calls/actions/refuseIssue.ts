import { messageOf } from '../../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../../runtime/model/schema/Issue.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import { type Answer, refuse } from '../../../http/Answer.ts';

/** Rules about whom a call names, and about what it says. */
const aboutPeople = /^flow\.(target\..*|addSigner\.most|copyTo\.(most|self))$/;
const aboutWords = /^flow\.(textLong|comment\.required)$/;

/**
 * What the engine or a reader refused, in the caller's words; `data.about` says which part of the call it is about,
 * `people` or `words`, so that a screen can say it there. Of anything else `data` is null.
 */
export const refuseIssue = (call: TransactionCall, issue: Pick<Issue, 'rule' | 'params'>): Answer => {
  const about = aboutPeople.test(issue.rule) ? 'people' : aboutWords.test(issue.rule) ? 'words' : undefined;
  return refuse('422', messageOf(issue, call.locale), about === undefined ? null : { about });
};
