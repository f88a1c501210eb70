import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { nodeOfVisit } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { RowOutcome } from '../../../runtime/wire/records/RowOutcome.ts';
import { afterCommit } from '../../db/afterCommit.ts';
import type { RawBuilder } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { Refusal } from '../../http/Refusal.ts';
import { rowDone } from '../../operations/rows/rowResults.ts';
import { answerOf } from '../../operations/rows/rowsAnswer.ts';
import { runSave, type StartedSave } from '../../operations/save.ts';
import { asStored, assembled } from '../../operations/saving/assembled.ts';
import { draftState } from '../../operations/saving/buildState.ts';
import { loadDocument } from '../../operations/saving/loadDocument.ts';
import { checkWritten } from '../../operations/saving/plugged.ts';
import type { SaveCourse } from '../../operations/saving/SaveCourse.ts';
import { recordOf, type SaveRequest } from '../../operations/saving/SaveState.ts';
import { keyText } from '../../records/keyText.ts';
import { sendMails } from '../mail/sendMails.ts';
import { decideEvent } from '../moves/decideEvent.ts';
import { loadInstance, type StoredInstance } from '../records/StoredInstance.ts';
import { flowTables } from '../records/storeRecords.ts';
import { actorOf, flowEvent } from './flowEvent.ts';
import { permitted } from './permitted.ts';
import type { SentVote } from './readVote.ts';
import { storeDecided } from './storeDecided.ts';
import { refuseLocked } from './voteInFlow.ts';
import { decisionValues } from './writeDecision.ts';

/** A vote with changes of the record. */
export interface ChangingVote {
  readonly full: DocumentTable;
  readonly key: Cell;
  /** Row scope of the caller. */
  readonly scope: RawBuilder<unknown> | undefined;
  readonly vote: SentVote;
  readonly request: SaveRequest;
}

/** Facts read before the transaction; they must still hold inside it. */
interface AskedVote {
  readonly full: DocumentTable;
  readonly key: Cell;
  readonly stored: StoredInstance;
  readonly vote: SentVote;
}

/**
 * Saves field changes that a node permits together with the vote. Conditions see the changed record.
 * Without a seat in the open node nothing changes, whatever the caller's rights.
 */
export const voteWithChanges = async (
  call: UserCall,
  changing: ChangingVote,
): Promise<Answer<readonly RowOutcome[]>> => {
  try {
    return await runSave(call, changing.full.main.table, () => start(call, changing));
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
};

const start = async (
  call: UserCall,
  changing: ChangingVote,
): Promise<StartedSave<readonly RowOutcome[]> | { readonly refused: Answer<never> }> => {
  const { full, key, scope } = changing;
  const { version: seen } = changing.vote;
  // The version sent with the vote also guards its changes.
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
  // A caller without a seat learns that first, before issues of the changes.
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
  return { state, course: voteCourse({ full, key, stored, vote }) };
};

/** The vote inside the save: runs the engine on the changed record, then writes seats, logs and messages. */
const voteCourse = (asked: AskedVote): SaveCourse<readonly RowOutcome[]> => ({
  log: 'Audit',
  async locked(tx, state) {
    const { call } = state;
    const { full, key, vote } = asked;
    const { main } = full;
    const now = await loadInstance(tx, main.table, keyText(key));
    if (now?.version !== asked.stored.version) return 'changed meanwhile';
    const held = { full, document: assembled(recordOf(state)), key: keyText(key), stored: now };
    const event = flowEvent(call, main.table, vote);
    const decided = await decideEvent(tx, call.context, held, event, actorOf(call));
    if (!decided.ok) throw new Refusal(refuse('422', messageOf(decided.issue, call.locale)));
    const { status } = decided.record.answer.instance;
    const values = decisionValues(call, main, status, vote.reason, ['Update', 'Audit']);
    return {
      values,
      async beside(written) {
        await checkWritten(tx, call, full, () => [
          { before: state.stored && asStored(state.stored), after: assembled(recordOf(state)) },
        ]);
        // Columns that the vote itself sets are logged by the vote.
        const edits = Object.fromEntries(
          Object.entries(written.changes).filter(([field]) => !(field in values)),
        );
        const record = { ...decided.record, ...(Object.keys(edits).length === 0 ? {} : { edits }) };
        const { mails } = await storeDecided(tx, call, { ...decided, record });
        afterCommit(tx, () => sendMails(call.context, mails));
        return { tables: flowTables, changes: vote.reason === '' ? {} : { reason: vote.reason } };
      },
    };
  },
  answer: async (_tx, { call }) => {
    const done = call.say('server.audited');
    return answerOf(call, [rowDone(keyText(asked.key), done)], done);
  },
});
