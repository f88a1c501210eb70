import { messageOf } from '../../runtime/model/messages/index.ts';
import type { RelationsChecked } from '../../runtime/wire/relations/Relations.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { planPublication } from '../publishing/planPublication.ts';
import { relationsDraft } from './relationsDraft.ts';

/** `POST /api/jig/relations/check`: what would keep a draft from being published. Stores nothing. */
export const checkRelations = async (call: UserCall): Promise<Answer<RelationsChecked>> => {
  const draft = relationsDraft(call);
  if ('refused' in draft) return draft.refused;
  const plan = await planPublication(call.context.db, call.context, [draft.publication], []);
  const issues = plan.ok ? [] : plan.issues;
  return succeed(null, {
    issues: issues.map((issue) => ({
      ...issue,
      path: issue.path.replace(/^[^#]*#/, ''),
      message: messageOf(issue, call.locale),
    })),
  });
};
