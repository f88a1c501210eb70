import { authorize } from '../../../../runtime/model/access/authorize.ts';
import { type Answer, refuse } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';
import { decisionText } from '../../../reading/decisionText.ts';

/** The refusal when the user lacks this right on flows; else undefined. */
export const refuseOnFlows = (call: UserCall, action: 'Search' | 'Update'): Answer | undefined => {
  const table = call.context.catalog.table('Sys_WorkFlow');
  if (table === undefined) return refuse('404', call.say('server.unknownTable', { table: 'Sys_WorkFlow' }));
  const decision = authorize(call.user, action, table);
  return decision.allowed ? undefined : refuse('403', decisionText(decision, call.locale));
};
