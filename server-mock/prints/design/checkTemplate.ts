import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { printKind } from '../../../runtime/model/schema/PrintSchema.ts';
import type { TemplateBody, TemplateChecked } from '../../../runtime/wire/print/PrintDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asObject, asText, sentBody, type UserCall } from '../../http/Call.ts';
import { planPublication } from '../../publishing/planPublication.ts';

/** What would keep the template of a call from being published; undefined: the call names none. */
export const templateIssues = async (call: UserCall): Promise<readonly Issue[] | undefined> => {
  const body = sentBody<TemplateBody>(call);
  const [name, patch] = [asText(body.name), asObject(body.patch)];
  if (name === undefined || patch === undefined) return undefined;
  const plan = await planPublication(call.context.db, call.context, [{ kind: printKind, name, patch }], []);
  return plan.ok ? [] : plan.issues;
};

/** `POST /api/jig/prints/check`: what would keep a template from being published. Stores nothing. */
export const checkTemplate = async (call: UserCall): Promise<Answer<TemplateChecked>> => {
  const issues = await templateIssues(call);
  if (issues === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  return succeed(null, {
    issues: issues.map((issue) => ({
      ...issue,
      path: issue.path.replace(/^[^#]*#/, ''),
      message: messageOf(issue, call.locale),
    })),
  });
};
