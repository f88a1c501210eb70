import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { closeCase } from '../operations/closeCase.ts';
import { tableOfCall } from '../operations/tableOfCall.ts';
import { type ActionName, actionNames } from '../workflow/calls/actions/actions.ts';
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
import { events, inbox } from '../workflow/inbox/events.ts';

const post = (verb: string, run: (call: UserCall, table: string) => Promise<Answer>): Route =>
  userRoute('POST', `/api/:table/${verb}`, (call) => run(call, tableOfCall(call)));

const action = (verb: ActionName): Route =>
  userRoute('POST', `/api/sys_workflow/${verb.toLowerCase()}`, (call) => actOnDocument(call, verb));

/** Routes for approval, workflows and closing of documents. */
export const approvalRoutes: readonly Route[] = [
  userRoute('GET', '/api/sys_workflow/getsteps', getSteps),
  userRoute('POST', '/api/sys_workflow/getsteps', getSteps),
  userRoute('POST', '/api/sys_workflow/forecast', forecastDocument),
  userRoute('GET', '/api/sys_workflow/consequences', consequences),
  userRoute('GET', '/api/sys_workflow/getoptionsbykey', getOptionsByKey),
  userRoute('GET', '/api/sys_workflow/document', askedDocument),
  userRoute('POST', '/api/sys_workflow/check', checkFlow),
  userRoute('POST', '/api/sys_workflow/rehearse', rehearseFlow),
  userRoute('GET', '/api/sys_workflow/running', runningDocuments),
  userRoute('POST', '/api/sys_workflow/move', moveRunning),
  userRoute('GET', '/api/sys_workflow/unstarted', unstartedDocuments),
  userRoute('POST', '/api/sys_workflow/start', startDocuments),
  ...actionNames.map(action),
  userRoute('GET', '/api/sys_workflow/getnodedic', getNodeDic),
  userRoute('POST', '/api/sys_workflow/getfields', getFields),
  userRoute('GET', '/api/sys_workflowoption/gettableinfo', getTableInfo),
  userRoute('GET', '/api/events', events),
  userRoute('GET', '/api/sys_workflowtable/inbox', inbox),
  userRoute('POST', '/api/sys_workflowtable/page', taskPage),
  userRoute('POST', '/api/sys_workflowtable/getpagedata', taskPage),
  userRoute('POST', '/api/sys_message_history/getuserlist', userMessages),
  userRoute('POST', '/api/sys_message_history/read', readMessages),
  userRoute('POST', '/api/sys_ddm/auditddm', auditDdm),
  userRoute('GET', '/api/sys_ddm/getdetailrows', detailRows),
  post('audit', audit),
  post('reaudit', reAudit),
  post('updatecase', closeCase),
];
