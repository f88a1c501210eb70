import { messageOf } from '../../../runtime/model/messages/index.ts';
import { printKind } from '../../../runtime/model/schema/PrintSchema.ts';
import type { TemplateBody, TemplateChecked } from '../../../runtime/wire/print/PrintDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asObject, asText, sentBody, type UserCall } from '../../http/Call.ts';
import { planPublication } from '../../publishing/planPublication.ts';

/** `POST /api/jig/prints/check`: what would keep a template from being published. Stores nothing. */
export const checkTemplate = async (call: UserCall): Promise<Answer<TemplateChecked>> => {
  const body = sentBody<TemplateBody>(call);
  const [name, patch] = [asText(body.name), asObject(body.patch)];
  if (name === undefined || patch === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  const plan = await planPublication(call.context.db, call.context, [{ kind: printKind, name, patch }], []);
  const issues = plan.ok ? [] : plan.issues;
  return succeed(null, {
    issues: issues.map((issue) => ({
      ...issue,
      path: issue.path.replace(/^[^#]*#/, ''),
      message: messageOf(issue, call.locale),
    })),
  });
};
