import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { chooseFlow } from '../../../runtime/model/workflow/engine/chooseFlow.ts';
import { decide } from '../../../runtime/model/workflow/engine/decide.ts';
import type { Actor, FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import { storedTitle } from '../../catalog/storedTitle.ts';
import type { Queryable } from '../../db/Database.ts';
import { documentOf } from '../../operations/saving/documentOf.ts';
import type { KnownPeople } from '../people/KnownPeople.ts';
import { loadPeople } from '../people/loadPeople.ts';
import { copiedBy } from '../records/copiedBy.ts';
import type { FlowRecord } from '../records/FlowRecord.ts';
import type { StoredInstance } from '../records/StoredInstance.ts';
import { creatorNameOf, labelOf } from './creatorOf.ts';
import type { FlowContext } from './FlowContext.ts';
import { asksRows, flowFacts } from './flowFacts.ts';

/** A locked document with its instance. */
export interface Held {
  readonly full: DocumentTable;
  /** The current document, or the one this transaction will write; rows may be missing until needed. */
  readonly document: Omit<Document, 'details'> & Partial<Pick<Document, 'details'>>;
  readonly key: string;
  readonly stored: StoredInstance;
}

/** Result of an event, not yet stored. */
export type Decided =
  | { readonly ok: true; readonly record: FlowRecord; readonly people: KnownPeople }
  | { readonly ok: false; readonly issue: Issue };

/**
 * Runs the engine for an event on a locked document.
 * Reads the flow version, people and, when conditions need them, detail rows. A resubmission takes the flow
 * that fits now.
 */
export const decideEvent = async (
  tx: Queryable,
  context: FlowContext,
  held: Held,
  event: FlowEvent,
  by: Actor | undefined,
): Promise<Decided> => {
  const { full, stored } = held;
  const { instance } = stored;
  const { workingHours } = context;
  const isNew = event.kind === 'resubmit';
  const candidates = await flowsFor(tx, context, held, isNew);
  if ('issue' in candidates) return { ok: false, issue: candidates.issue };
  const moved = event.kind === 'move' ? [event.to] : [];
  const userIds = [instance.creatorId, ...(by === undefined ? [] : [by.userId]), ...namedIn(event)];
  const flows = [...candidates.flows, ...moved];
  const now = context.clock.now();
  const standing = { table: full.main.table, day: now.slice(0, 10) };
  const people = await loadPeople(tx, { flows, instance, userIds, standing });
  const document = held.document.details
    ? { main: held.document.main, details: held.document.details }
    : await documentOf(tx, full, held.document.main, flows.some(asksRows));
  const facts = flowFacts({ full, document, creatorId: instance.creatorId, people, now, workingHours });
  const flow = isNew ? chooseFlow(candidates.flows, facts) : candidates.flows[0];
  const answer = decide(flow, instance, event, facts);
  if (!answer.ok) return { ok: false, issue: answer.issue };
  const { main } = full;
  const record: FlowRecord = {
    table: main.table,
    cnName: storedTitle(context.catalog, main),
    key: held.key,
    label: labelOf(main, document.main),
    before: stored,
    event,
    answer,
    selfSubstitute: (event.kind === 'move' ? event.to : flow)?.selfSubstitute === true,
    flowName: event.kind === 'move' ? event.to.name : (flow?.name ?? ''),
    creator: creatorNameOf(main, document.main) || stored.creator,
    by,
    now,
    copied: copiedBy(answer.effects, people),
  };
  return { ok: true, record, people };
};

/** Users that an event names. */
const namedIn = (event: FlowEvent): readonly number[] => {
  if ('users' in event) return event.users;
  return event.kind === 'transfer' ? [event.to] : [];
};

type Candidates = { readonly flows: readonly WorkflowDefinition[] } | { readonly issue: Issue };

/** The version of the document; for a resubmission all published flows of its table. */
const flowsFor = async (
  tx: Queryable,
  { flows }: FlowContext,
  { full, stored }: Held,
  isNew: boolean,
): Promise<Candidates> => {
  if (isNew) return { flows: await flows.published(tx, full.main.table) };
  const { flow: version } = stored.instance;
  if (version === undefined) return { flows: [] };
  const flow = await flows.version(tx, version);
  if (flow !== undefined) return { flows: [flow] };
  const params = { name: stored.flowName, n: version.version };
  return { issue: { path: '', rule: 'flow.versionGone', params, severity: 'error' } };
};
