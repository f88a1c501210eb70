import { events, inbox } from '../events/events.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { type ActionName, actionNames } from '../operations/approval/actions/actions.ts';
import { actOnDocument } from '../operations/approval/actions/actOnDocument.ts';
import { askedDocument } from '../operations/approval/askedDocument.ts';
import { audit, auditDdm } from '../operations/approval/audit.ts';
import { consequences } from '../operations/approval/consequences/consequences.ts';
import { forecastDocument } from '../operations/approval/forecast/forecastDocument.ts';
import { reAudit } from '../operations/approval/reAudit.ts';
import { getSteps } from '../operations/approval/steps/getSteps.ts';
import { closeCase } from '../operations/closeCase.ts';
import { checkFlow } from '../operations/flows/checkFlow.ts';
import { detailRows } from '../operations/flows/detailRows.ts';
import { getFields } from '../operations/flows/getFields.ts';
import { getNodeDic } from '../operations/flows/getNodeDic.ts';
import { getOptionsByKey } from '../operations/flows/getOptionsByKey.ts';
import { getTableInfo } from '../operations/flows/getTableInfo.ts';
import { moveRunning, runningDocuments } from '../operations/flows/moveRunning.ts';
import { rehearseFlow } from '../operations/flows/rehearse/rehearseFlow.ts';
import { startDocuments, unstartedDocuments } from '../operations/flows/startDocuments.ts';
import { readMessages, taskPage, userMessages } from '../operations/flows/tasks.ts';
import { tableOfCall } from '../operations/tableOfCall.ts';

const post = (verb: string, run: (call: UserCall, table: string) => Promise<Answer>): Route =>
  userRoute('POST', `/api/:table/${verb}`, (call) => run(call, tableOfCall(call)));

const action = (verb: ActionName): Route =>
  userRoute('POST', `/api/sys_workflow/${verb.toLowerCase()}`, (call) => actOnDocument(call, verb));

/** Decisions about documents: approval and close case. */
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
