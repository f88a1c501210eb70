import { auditStatus, isAudited } from '../../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../../../runtime/model/messages/index.ts';
import { conditionDocument } from '../../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { WorkflowDefinition } from '../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { chooseFlow } from '../../../../runtime/model/workflow/engine/chooseFlow.ts';
import type { FlowInstance, Visit } from '../../../../runtime/model/workflow/engine/FlowInstance.ts';
import { forecast } from '../../../../runtime/model/workflow/engine/forecast.ts';
import type { ExplainContext } from '../../../../runtime/model/workflow/explain/ExplainContext.ts';
import { explainFlow } from '../../../../runtime/model/workflow/explain/explainFlow.ts';
import { explainPath } from '../../../../runtime/model/workflow/explain/explainPath.ts';
import type { ForecastAnswer } from '../../../../runtime/wire/workflow/ForecastAnswer.ts';
import type { Outcome } from '../../../../runtime/wire/workflow/Outcome.ts';
import type { PlannedDocument } from '../../../context/OutcomeTeller.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../../http/Call.ts';
import { flowFacts, flowScope } from '../../moves/flowFacts.ts';
import { loadPeople } from '../../people/loadPeople.ts';
import type { StoredInstance } from '../../records/StoredInstance.ts';
import { seesOf } from '../seesOf.ts';
import { stepRows } from '../steps/stepRows.ts';
import { reasonLabels } from './reasonLabels.ts';
import { type ForecastSubject, subjectOf } from './subjectOf.ts';

/**
 * `POST /api/Sys_WorkFlow/forecast?tableName=` `{key?, mainData?, detailData?, details?}`: forecasts the
 * approvers. Answers the chosen flow, its nodes with users, the reasons for each branch, and what the document does in others once it is approved. Takes a saved
 * document, or one being typed, read as a save reads it. Writes nothing. Every user who may create the
 * document may ask.
 */
export const forecastDocument = async (call: UserCall): Promise<Answer<ForecastAnswer>> => {
  const named = call.query('tableName') ?? asText(bodyObject(call).tableName) ?? '';
  const full = call.context.catalog.document(named);
  if (full === undefined) return refuse('404', call.say('server.unknownTable', { table: named }));
  if (!isAudited(full.main))
    return refuse('422', call.say('approval.notAudited', { table: full.main.cnName }));
  const found = await subjectOf(call, full);
  if ('refused' in found) return found.refused;
  const { issues } = found.subject;
  return succeed(null, {
    ...(await forecastOf(call, full, found.subject)),
    issues: issues.map(({ path, rule, params }) => ({
      path,
      message: messageOf({ rule, params }, call.locale),
    })),
  });
};

const forecastOf = async (call: UserCall, full: DocumentTable, subject: ForecastSubject) => {
  const { db, flows: library, clock } = call.context;
  const { creatorId, document, stored } = subject;
  const now = clock.now();
  const flows = await flowsFor(call, full, stored);
  const userIds = [...new Set([creatorId, call.user.id])];
  const instance = stored?.instance;
  const people = await loadPeople(db, { flows, userIds, ...(instance ? { instance } : {}) });
  const sources = { full, document, creatorId, people, now };
  const facts = flowFacts(sources);
  const flow = instance === undefined ? chooseFlow(flows, facts) : flows[0];
  const chosenFrom = instance === undefined ? flows : await library.published(db, full.main.table);
  const label = await reasonLabels(call, full, [...chosenFrom, ...flows], document, people);
  const sees = seesOf(call, full, subject.hidden);
  const view: ExplainContext = {
    document: conditionDocument(full),
    scope: flowScope(sources),
    now,
    locale: call.locale,
    label,
    sees,
  };
  const ahead = flow === undefined ? [] : forecast(flow, instance, creatorId, facts);
  const course: StoredInstance = stored ?? unsaved(call, subject, flow, ahead, now);
  const reason = explainFlow(chosenFrom, flow, view);
  return {
    flow: flow === undefined ? null : { id: flow.id, version: flow.version, name: flow.name, ...reason },
    none: flow === undefined ? reason : null,
    list: stepRows({ stored: course, flow, ahead, people, now, locale: call.locale, isMine: () => false }),
    why: flow === undefined ? [] : explainPath(flow, [...course.instance.trail, ...ahead], facts, view),
    outcomes: await outcomesOf(call, {
      ...{ full, document },
      mayRead: (field) => sees(full.main.table, field),
    }),
    status: course.instance.status,
  };
};

/** What the document does once it is effective, by every capability that does something then. */
const outcomesOf = async (call: UserCall, planned: PlannedDocument): Promise<readonly Outcome[]> => {
  const told: Outcome[] = [];
  for (const teller of call.context.outcomes) told.push(...(await teller.outcomes(call, planned)));
  return told;
};

/** The flow version of the document, or all flows one may be chosen from. */
const flowsFor = async (
  { context: { db, flows } }: UserCall,
  { main }: DocumentTable,
  stored: StoredInstance | undefined,
): Promise<readonly WorkflowDefinition[]> => {
  if (stored === undefined) return flows.published(db, main.table);
  const flow = stored.instance.flow && (await flows.version(db, stored.instance.flow));
  return flow === undefined ? [] : [flow];
};

/** An instance of the document as it would start. */
const unsaved = (
  call: UserCall,
  { creatorId, creator }: ForecastSubject,
  flow: WorkflowDefinition | undefined,
  ahead: readonly Visit[],
  now: string,
): StoredInstance => {
  const isAsked = ahead.some(({ state }) => state !== 'skipped');
  const instance: FlowInstance = {
    flow: flow && { id: flow.id, version: flow.version },
    round: 1,
    creatorId,
    status: isAsked ? auditStatus.open : auditStatus.unneeded,
    waiting: 'nobody',
    trail: [],
  };
  return {
    id: 0,
    version: 0,
    flowName: flow?.name ?? '',
    creator: creator || call.user.realName,
    createDate: now,
    instance,
  };
};
