import type { RawBuilder } from 'kysely';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { nodeOfVisit } from '../../../runtime/model/workflow/engine/nodeOfVisit.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';
import { Refusal } from '../../http/Refusal.ts';
import { issuesAnswer } from '../../operations/issuesAnswer.ts';
import { rowDone } from '../../operations/rows/RowOutcome.ts';
import { answerOf } from '../../operations/rows/rowsAnswer.ts';
import { prepareSave } from '../../operations/save.ts';
import { afterHooks } from '../../operations/saving/afterHooks.ts';
import { asStored, assembled } from '../../operations/saving/assembled.ts';
import { draftState } from '../../operations/saving/buildState.ts';
import { loadDocument } from '../../operations/saving/loadDocument.ts';
import { keyText, recordOf, type SaveRequest, type SaveState } from '../../operations/saving/SaveState.ts';
import { lockMain, writeRecord } from '../../operations/saving/writeSave.ts';
import { writeLog } from '../../operations/writeLog.ts';
import { sendMails } from '../mail/sendMails.ts';
import { decideEvent } from '../moves/decideEvent.ts';
import { loadInstance, type StoredInstance } from '../records/StoredInstance.ts';
import { flowTables } from '../records/storeRecords.ts';
import { refuseUnapproved } from './consequences/refuseUnapproved.ts';
import { actorOf, flowEvent } from './flowEvent.ts';
import { permitted } from './permitted.ts';
import type { SentVote } from './readVote.ts';
import { storeDecided } from './storeDecided.ts';
import { refuseLocked } from './voteInFlow.ts';
import { decisionValues } from './writeDecision.ts';

/** How often it starts over because the record changed between reading and locking it. */
const attempts = 5;

/** A vote together with changes of the record. */
export interface ChangingVote {
  readonly full: DocumentTable;
  readonly key: Cell;
  /** Documents the caller sees. */
  readonly scope: RawBuilder<unknown> | undefined;
  readonly vote: SentVote;
  readonly request: SaveRequest;
}

/** Everything that was read and prepared before the transaction; it must still be so inside it. */
interface Prepared {
  readonly state: SaveState;
  readonly stored: StoredInstance;
  readonly vote: SentVote;
}

type Ready = { readonly prepared: Prepared } | { readonly refused: Answer };

/**
 * A vote whose node permits changing fields: they go through the phases of a save and are written in the vote's transaction;
 * conditions are asked of the record as it is then. Without a seat in the open node nothing is changed, whatever rights the
 * caller holds.
 */
export const voteWithChanges = async (call: UserCall, changing: ChangingVote): Promise<Answer> => {
  try {
    return await attempted(call, changing);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
};

const attempted = async (call: UserCall, changing: ChangingVote): Promise<Answer> => {
  const done = call.say('server.audited');
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const ready = await prepare(call, changing);
    if ('refused' in ready) return ready.refused;
    const written = await write(call, changing, ready.prepared, done);
    if (written !== 'changed meanwhile') return written;
  }
  return refuse('409', call.say('server.busy'));
};

const prepare = async (call: UserCall, changing: ChangingVote): Promise<Ready> => {
  const { full, key, scope } = changing;
  const { version: seen } = changing.vote;
  // The version sent beside the vote guards its changes too.
  const guard = seen === '' ? {} : { [versionField]: seen };
  const request = { ...changing.request, main: { ...changing.request.main, ...guard } };
  const { db, catalog, flows } = call.context;
  const { table } = full.main;
  const document = await loadDocument(db, 'course', full, key, scope);
  const shaped = catalog.documentFor(call.user, table);
  if (document === undefined || shaped === undefined)
    return { refused: refuse('404', call.say('server.badKey')) };
  const stored = await loadInstance(db, table, keyText(key));
  const version = stored?.instance.flow;
  const flow = version && (await flows.version(db, version));
  const open = stored?.instance.trail.at(-1);
  if (stored === undefined || flow === undefined || open === undefined)
    return { refused: refuse('422', call.say('flow.changesOnlyVote')) };
  refuseLocked(call, full, document.main);
  const vote: SentVote = { ...changing.vote, nodeId: changing.vote.nodeId ?? open.nodeId };
  const event = flowEvent(call, table, vote);
  if (event.kind !== 'vote') return { refused: refuse('422', call.say('flow.changesOnlyVote')) };
  const details = Object.fromEntries(document.details);
  const held = { full, document: { main: document.main, details }, key: keyText(key), stored };
  // Whoever has no seat here learns that, not what is wrong with his changes.
  const asked = await decideEvent(db, call.context, held, event, actorOf(call));
  if (!asked.ok) return { refused: refuse('422', messageOf(asked.issue, call.locale)) };
  const editable = nodeOfVisit(flow, open)?.settings.editable ?? [];
  const drafted = draftState({
    call,
    request,
    document: permitted(shaped, editable),
    full,
    stored: document,
  });
  if ('refused' in drafted) return drafted;
  const { state } = drafted;
  if (
    state.details.some(
      ({ rows, deleted }) => deleted.length > 0 || rows.some((row) => row.stored === undefined),
    )
  )
    return { refused: refuse('422', call.say('flow.rowsFixed')) };
  const ended = await prepareSave(state);
  return ended === undefined ? { prepared: { state, stored, vote } } : { refused: ended };
};

/** One transaction: lock and version check, the engine over the record as it will be, record, flow, logs, kept answer. */
const write = async (
  call: UserCall,
  { full, key }: ChangingVote,
  prepared: Prepared,
  done: string,
): Promise<Answer | 'changed meanwhile'> => {
  const { context } = call;
  const answer = answerOf(call, [rowDone(keyText(key), done)], done);
  try {
    const result = await context.db.transaction(async (tx) => {
      const kept = await claimAnswer(tx, call);
      if (kept !== undefined) return { answer: kept, mails: [], isNew: false };
      const mails = await writeVote(tx, call, full, key, prepared);
      await keepAnswer(tx, call, answer);
      return { answer, mails, isNew: true };
    });
    if (!result.isNew) return result.answer;
    const tables = [full.main.table, ...full.details.map(({ table }) => table.table)];
    context.changes.bump([...tables, 'Sys_Log', ...flowTables]);
    sendMails(context, result.mails);
    const { stored } = prepared.state;
    await afterHooks({
      call,
      full,
      moment: 'updateAfter',
      keys: [key],
      stored: stored?.main,
    });
    return result.answer;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'changed meanwhile';
    throw error;
  }
};

const writeVote = async (
  tx: Queryable,
  call: TransactionCall,
  full: DocumentTable,
  key: Cell,
  { state, stored, vote }: Prepared,
) => {
  const { main } = full;
  const refused = await lockMain(tx, state);
  if (refused === 'changed meanwhile') throw new ChangedMeanwhile();
  if (refused !== undefined) throw new Refusal(refused);
  const now = await loadInstance(tx, main.table, keyText(key));
  if (now?.version !== stored.version) throw new ChangedMeanwhile();
  const held = { full, document: assembled(recordOf(state)), key: keyText(key), stored: now };
  const event = flowEvent(call, main.table, vote);
  const decided = await decideEvent(tx, call.context, held, event, actorOf(call));
  if (!decided.ok) throw new Refusal(refuse('422', messageOf(decided.issue, call.locale)));
  const { status } = decided.record.answer.instance;
  const values = decisionValues(call, main, status, vote.reason, ['Update', 'Audit']);
  const written = await writeRecord(tx, state, values);
  await refuseUnapproved(tx, call, full, () => [
    { before: state.stored && asStored(state.stored), after: assembled(recordOf(state)) },
  ]);
  // What the vote itself sets is told by the vote.
  const edits = Object.fromEntries(Object.entries(written.changes).filter(([field]) => !(field in values)));
  const record = { ...decided.record, ...(Object.keys(edits).length === 0 ? {} : { edits }) };
  const { mails } = await storeDecided(tx, call, { ...decided, record });
  await writeLog(tx, call, {
    type: 'Audit',
    table: main.table,
    key: keyText(key),
    changes: { ...written.changes, ...(vote.reason === '' ? {} : { reason: vote.reason }) },
  });
  const issues = await runHooks({
    call,
    outside: undefined,
    moment: 'updateInside',
    table: main,
    stored: state.stored?.main,
    values: written.values,
    db: tx,
    details: {},
  });
  if (issues.length > 0) throw new Refusal(issuesAnswer(call, issues));
  return mails;
};

/** Only rolls the transaction back. */
class ChangedMeanwhile extends Error {}
