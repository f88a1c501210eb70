import { messageOf } from '../../../../runtime/model/messages/index.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import { isPublishable } from '../../../../runtime/model/workflow/check/checkWorkflow.ts';
import type { FlowCheck, FlowCheckBody } from '../../../../runtime/wire/workflow/FlowDesignAnswers.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import { asObject, sentBody, type UserCall } from '../../../http/Call.ts';
import { checkFlowRow } from '../checkFlowRow.ts';

/**
 * `POST /api/Sys_WorkFlow/check` `{mainData}`: the issues a save would report, warnings included; stores
 * nothing.
 */
export const checkFlow = async (call: UserCall): Promise<Answer<FlowCheck>> => {
  const row = asObject(sentBody<FlowCheckBody>(call).mainData);
  if (row === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  const { issues } = await checkFlowRow(call.context.db, call.context, row as Row, call);
  return succeed(null, {
    publishable: isPublishable(issues),
    issues: issues.map((issue) => ({ ...issue, message: messageOf(issue, call.locale) })),
  });
};
