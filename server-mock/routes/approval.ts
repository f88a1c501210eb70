import { inboxEndpoints as inboxCalls } from '../../runtime/wire/inbox/inboxEndpoints.ts';
import { documentActionEndpoints as documentActions } from '../../runtime/wire/workflow/documentActionEndpoints.ts';
import { workflowDesignEndpoints as design } from '../../runtime/wire/workflow/workflowDesignEndpoints.ts';
import { workflowEndpoints as documents } from '../../runtime/wire/workflow/workflowEndpoints.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { closeCase } from '../operations/closeCase.ts';
import { tableOfCall } from '../operations/tableOfCall.ts';
import { actionNames } from '../workflow/calls/actions/actions.ts';
import { actOnDocument } from '../workflow/calls/actions/actOnDocument.ts';
import { askedDocument } from '../workflow/calls/askedDocument.ts';
import { audit, auditDdm } from '../workflow/calls/audit.ts';
import { consequences } from '../workflow/calls/consequences/consequences.ts';
import { forecastDocument } from '../workflow/calls/forecast/forecastDocument.ts';
import { reAudit } from '../workflow/calls/reAudit.ts';
import { getSteps } from '../workflow/calls/steps/getSteps.ts';
import { checkFlow } from '../workflow/definitions/calls/checkFlow.ts';
import { detailRows } from '../workflow/definitions/calls/detailRows.ts';
import { getFields } from '../workflow/definitions/calls/getFields.ts';
import { getNodeDic } from '../workflow/definitions/calls/getNodeDic.ts';
import { getOptionsByKey } from '../workflow/definitions/calls/getOptionsByKey.ts';
import { getTableInfo } from '../workflow/definitions/calls/getTableInfo.ts';
import { moveRunning, runningDocuments } from '../workflow/definitions/calls/moveRunning.ts';
import { rehearseFlow } from '../workflow/definitions/calls/rehearse/rehearseFlow.ts';
import { startDocuments, unstartedDocuments } from '../workflow/definitions/calls/startDocuments.ts';
import { readMessages, taskPage, userMessages } from '../workflow/definitions/calls/tasks.ts';
import { documentFacts } from '../workflow/inbox/documentFacts.ts';
import { events, inbox } from '../workflow/inbox/events.ts';

const at =
  <Data>(run: (call: UserCall, table: string) => Promise<Answer<Data>>) =>
  (call: UserCall): Promise<Answer<Data>> =>
    run(call, tableOfCall(call));

/** Routes for decisions about documents: approval and close case. */
export const approvalRoutes: readonly Route[] = [
  userRoute(documents.steps, getSteps),
  userRoute(documents.stepsByPost, getSteps),
  userRoute(documents.forecast, forecastDocument),
  userRoute(documents.consequences, consequences),
  userRoute(design.options, getOptionsByKey),
  userRoute(documents.document, askedDocument),
  userRoute(design.check, checkFlow),
  userRoute(design.rehearse, rehearseFlow),
  userRoute(design.running, runningDocuments),
  userRoute(design.move, moveRunning),
  userRoute(design.unstarted, unstartedDocuments),
  userRoute(design.start, startDocuments),
  ...actionNames.map((name) => userRoute(documentActions[name], (call) => actOnDocument(call, name))),
  userRoute(design.people, getNodeDic),
  userRoute(design.fields, getFields),
  userRoute(design.tableInfo, getTableInfo),
  userRoute(inboxCalls.events, events),
  userRoute(inboxCalls.inbox, inbox),
  userRoute(inboxCalls.facts, documentFacts),
  userRoute(inboxCalls.tasks, taskPage),
  userRoute(inboxCalls.oldTasks, taskPage),
  userRoute(inboxCalls.messages, userMessages),
  userRoute(inboxCalls.readMessages, readMessages),
  userRoute(documents.auditDeviation, auditDdm),
  userRoute(documents.deviationRows, detailRows),
  userRoute(documents.audit, at(audit)),
  userRoute(documents.reAudit, at(reAudit)),
  userRoute(documents.updateCase, at(closeCase)),
];
