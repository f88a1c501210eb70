import { inboxEndpoints as inboxCalls } from '../../runtime/wire/inbox/inboxEndpoints.ts';
import { documentActionEndpoints as documentActions } from '../../runtime/wire/workflow/documentActionEndpoints.ts';
import { workflowDesignEndpoints as design } from '../../runtime/wire/workflow/workflowDesignEndpoints.ts';
import { workflowEndpoints as documents } from '../../runtime/wire/workflow/workflowEndpoints.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { closeCase } from '../operations/closeCase.ts';
import { tableOfCall } from '../operations/tableOfCall.ts';
import { actionNames } from './calls/actions/actions.ts';
import { actOnDocument } from './calls/actions/actOnDocument.ts';
import { askedDocument } from './calls/askedDocument.ts';
import { audit, auditDdm } from './calls/audit.ts';
import { consequences } from './calls/consequences/consequences.ts';
import { forecastDocument } from './calls/forecast/forecastDocument.ts';
import { reAudit } from './calls/reAudit.ts';
import { getSteps } from './calls/steps/getSteps.ts';
import { checkFlow } from './definitions/calls/checkFlow.ts';
import { detailRows } from './definitions/calls/detailRows.ts';
import { getFields } from './definitions/calls/getFields.ts';
import { getNodeDic } from './definitions/calls/getNodeDic.ts';
import { getOptionsByKey } from './definitions/calls/getOptionsByKey.ts';
import { getTableInfo } from './definitions/calls/getTableInfo.ts';
import { moveRunning, runningDocuments } from './definitions/calls/moveRunning.ts';
import { rehearseFlow } from './definitions/calls/rehearse/rehearseFlow.ts';
import { startDocuments, unstartedDocuments } from './definitions/calls/startDocuments.ts';
import { readMessages, taskPage, userMessages } from './definitions/calls/tasks.ts';
import { documentFacts } from './inbox/documentFacts.ts';
import { events, inbox } from './inbox/events.ts';

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
  userRoute(inboxCalls.events, events, { needsPerson: true }),
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
