import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { printKind } from '../../../runtime/model/schema/PrintSchema.ts';
import type { TemplateBody, TemplateChecked } from '../../../runtime/wire/print/PrintDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { sentBody, type UserCall } from '../../http/Call.ts';
import { draftIssues, shownDraftIssues } from '../../publishing/draftIssues.ts';

/** What would keep the template of a call from being published; undefined: the call names none. */
export const templateIssues = (call: UserCall): Promise<readonly Issue[] | undefined> =>
  draftIssues(call, printKind, sentBody<TemplateBody>(call));

/** `POST /api/jig/prints/check`: what would keep a template from being published. Stores nothing. */
export const checkTemplate = async (call: UserCall): Promise<Answer<TemplateChecked>> => {
  const issues = await templateIssues(call);
  if (issues === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  return succeed(null, { issues: shownDraftIssues(call, issues) });
};
