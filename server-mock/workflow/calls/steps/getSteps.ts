import { authorize, isGranted } from '../../../../runtime/model/access/authorize.ts';
import {
  auditStatus,
  auditStatusOf,
  isClosed,
  mayResubmit,
} from '../../../../runtime/model/access/documentState.ts';
import { mayReverse } from '../../../../runtime/model/access/mayReverse.ts';
import type { DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import { versionField } from '../../../../runtime/model/fields/resolve/impliedFields.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { WorkflowDefinition } from '../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { actsFor } from '../../../../runtime/model/workflow/engine/actsFor.ts';
import { isReverser } from '../../../../runtime/model/workflow/engine/events/reverse.ts';
import { nodeOfVisit, seatStatus } from '../../../../runtime/model/workflow/engine/FlowInstance.ts';
import { forecast } from '../../../../runtime/model/workflow/engine/forecast.ts';
import { mayAct, mayNothing } from '../../../../runtime/model/workflow/engine/mayAct.ts';
import { chairsOf } from '../../../../runtime/model/workflow/engine/turnOf.ts';
import type { Plain } from '../../../../runtime/wire/Endpoint.ts';
import type { StepsAnswer } from '../../../../runtime/wire/workflow/StepsAnswer.ts';
import { dictionary } from '../../../dictionaries/options.ts';
import { type Answer, plain, refuse } from '../../../http/Answer.ts';
import { asList, asText, type UserCall } from '../../../http/Call.ts';
import { documentOf } from '../../../operations/saving/documentOf.ts';
import { systemRows } from '../../../reading/systemRows.ts';
import { keyText } from '../../../records/keyText.ts';
import { hiddenHere } from '../../hiding/hiddenHere.ts';
import { shownTo } from '../../hiding/shownTo.ts';
import { asksRows, flowFacts } from '../../moves/flowFacts.ts';
import { loadPeople } from '../../people/loadPeople.ts';
import { loadInstance, type StoredInstance } from '../../records/StoredInstance.ts';
import { courseOf } from '../courseOf.ts';
import { reasonLabels } from '../forecast/reasonLabels.ts';
import { seesOf } from '../seesOf.ts';
import { flowDrawing } from './flowDrawing.ts';
import { flowLog } from './flowLog.ts';
import { markRead } from './markRead.ts';
import { plainRecord } from './plainRecord.ts';
import { roundEdits } from './roundEdits.ts';
import { stepRows } from './stepRows.ts';

/**
 * Steps of a document: `GET ...?tableName&id` and `POST ...?tableName` with a body `[key]`; both answer the
 * same.
 * A user asked about a document may see its workflow whatever the roles show.
 */
export const getSteps = async (call: UserCall): Promise<Answer<Plain<StepsAnswer>>> => {
  const found = await stepsOf(call);
  return 'refused' in found ? found.refused : plain(found.steps);
};

/** The answer of getSteps, or why there is none. */
export const stepsOf = async (
  call: UserCall,
): Promise<{ readonly steps: StepsAnswer } | { readonly refused: Answer<never> }> => {
  const sent = asList(call.body)?.map(asText) ?? [call.query('id')];
  if (sent.length > 1) return { refused: refuse('422', call.say('flow.oneOnly')) };
  const asked = courseOf(call, call.query('tableName') ?? '', sent[0]);
  if ('refused' in asked) return asked;
  const { full, key, where, missing } = asked.course;
  const { main: table } = full;
  const [row] = await systemRows(call.context.db, 'course', table, where);
  if (row === undefined) return { refused: missing };
  await markRead(call, table.table, keyText(key));
  const stored = await loadInstance(call.context.db, table.table, keyText(key));
  const audits = await dictionary(call, 'audit', { limit: 100 });
  const common: CommonSteps = {
    status: true,
    message: null,
    auditStatus: auditStatusOf(row),
    [versionField]: row[versionField] as number, // of every audited table
    auditDic: (audits?.data ?? []).map((option) => ({ key: option.key, value: option.value })),
  };
  const rest =
    stored === undefined
      ? await plainSteps(call, full, row)
      : await flowSteps(call, full, row, stored, !isGranted(call.user, 'Search', table.table));
  return { steps: { ...common, ...rest } };
};

/** Parts of the answer that every audited document has. */
type CommonSteps = Pick<StepsAnswer, 'status' | 'message' | 'auditStatus' | 'Version' | 'auditDic'>;

type WorkflowSteps = Omit<StepsAnswer, keyof CommonSteps>;

/** Steps of a document without a workflow: its history, and whether the caller may decide. */
const plainSteps = async (
  call: UserCall,
  { main: table }: DocumentTable,
  row: Row,
): Promise<WorkflowSteps> => {
  const record = await plainRecord(call, table.table, keyText(row[table.key]));
  const now = call.context.clock.now();
  const resubmits = mayResubmit(call.user, table, row);
  const creator = table.fields.find(({ stamp }) => stamp === 'createName');
  const isOpen = auditStatusOf(row) === auditStatus.open;
  const isReturned = auditStatusOf(row) === auditStatus.returned;
  return {
    currentStepId: null,
    flow: null,
    list: [],
    log: record,
    his: record,
    waiting: {
      kind: isOpen ? 'seats' : isReturned ? 'creator' : 'nobody',
      names: isReturned && creator !== undefined ? [String(row[creator.field] ?? '')] : [],
    },
    mayVote: authorize(call.user, 'Audit', table, row, { now }).allowed,
    mayReverse: mayReverse(call.user, table, row, { now }),
    mayResubmit: resubmits,
    editable: [],
    hidden: [],
    changed: [],
    may: mayNothing,
  };
};

const flowSteps = async (
  call: UserCall,
  full: DocumentTable,
  row: Row,
  stored: StoredInstance,
  bySeat: boolean,
): Promise<WorkflowSteps> => {
  const { db, flows, clock } = call.context;
  const { user } = call;
  const { instance } = stored;
  const { main: table } = full;
  const flow = instance.flow && (await flows.version(db, instance.flow));
  const userIds = [instance.creatorId, user.id];
  const now = clock.now();
  const standing = { table: table.table, day: now.slice(0, 10) };
  const people = await loadPeople(db, { flows: [flow], instance, userIds, standing });
  const document = await documentOf(db, full, row, asksRows(flow));
  const facts = flowFacts({ full, document, creatorId: instance.creatorId, people, now });
  const open = instance.waiting === 'seats' ? instance.trail.at(-1) : undefined;
  const me = people.user(user.id);
  const chairs =
    open === undefined || me === undefined ? [] : chairsOf(open, actsFor(me, instance, flow, people));
  const pending = (open?.seats ?? []).filter(({ status }) => status === seatStatus.pending);
  const mayVote = !isClosed(row) && chairs.length > 0;
  const holdsRight = isGranted(user, 'AntiAudit', table.table);
  const isCreators = instance.waiting === 'creator';
  const log = await flowLog(db, call, table.table, keyText(row[table.key]));
  const hidden = await hiddenHere(db, call, table.table, keyText(row[table.key]), bySeat);
  const ahead = flow === undefined ? [] : forecast(flow, instance, instance.creatorId, facts);
  return {
    currentStepId: open?.nodeId ?? null,
    flow:
      flow === undefined
        ? null
        : {
            id: flow.id,
            version: flow.version,
            name: flow.name,
            ...(await flowDrawing(db, call, flow, {
              document: full,
              sees: seesOf(call, full, hidden),
              labelsOf: (part) => reasonLabels(call, full, [part], document, people),
            })),
          },
    list: stepRows({
      stored,
      flow,
      ahead,
      people,
      now,
      locale: call.locale,
      isMine: (seat) => chairs.some((chair) => chair.seat === seat),
    }),
    log,
    his: log,
    waiting: {
      kind: instance.waiting,
      names: isCreators ? [stored.creator] : pending.map(({ holder }) => holder.name),
    },
    mayVote,
    mayReverse:
      !isClosed(row) &&
      instance.status === auditStatus.approved &&
      flow !== undefined &&
      isReverser(instance, user.id, holdsRight, facts),
    mayResubmit: isCreators && instance.creatorId === user.id,
    editable: mayVote ? editableOf(flow, open) : [],
    // Fields that roles hide too are not listed.
    hidden: [...hidden].filter(shownTo(call, table.table)),
    changed: await roundEdits(db, call, full, keyText(row[table.key]), instance.round, hidden),
    may: isClosed(row) ? mayNothing : mayAct(flow, instance, user.id, facts),
  };
};

/** Fields that approvers may change in the open node. */
const editableOf = (
  flow: WorkflowDefinition | undefined,
  open: StoredInstance['instance']['trail'][number] | undefined,
): readonly string[] => (flow && open && nodeOfVisit(flow, open)?.settings.editable) ?? [];
