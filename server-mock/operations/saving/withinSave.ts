import { auditField, auditStatusOf, isAudited } from '../../../runtime/model/access/documentState.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { Refusal } from '../../http/Refusal.ts';
import { refuseUnapproved } from '../../workflow/calls/consequences/refuseUnapproved.ts';
import { publishFlow } from '../../workflow/definitions/publishFlow.ts';
import { rivalsMeanwhile } from '../../workflow/definitions/rivalsMeanwhile.ts';
import type { Mail } from '../../workflow/mail/Mailer.ts';
import { asksRows } from '../../workflow/moves/flowFacts.ts';
import { undecided } from '../../workflow/moves/restartWritten.ts';
import { submitDocuments } from '../../workflow/moves/submitDocuments.ts';
import { loadInstance } from '../../workflow/records/StoredInstance.ts';
import { flowTables } from '../../workflow/records/storeRecords.ts';
import { issuesAnswer } from '../issuesAnswer.ts';
import { asStored, assembled } from './assembled.ts';
import { loadDocument } from './loadDocument.ts';
import { keyText, recordOf, type WritingState } from './SaveState.ts';

/** What the server does in a save's own transaction, beside writing the record. */
export interface WithinSave {
  /** Tables that were written. */
  readonly tables: readonly string[];
  /** Letters to send after the commit. */
  readonly mails: readonly Mail[];
  /** What it changed of the record, for the save's row of the log. */
  readonly changes: Readonly<Record<string, unknown>>;
}

interface Written {
  readonly state: WritingState;
  readonly key: Cell;
  /** The main row as it is now. */
  readonly main: Row;
}

type Part = (tx: Queryable, written: Written) => Promise<WithinSave | undefined>;

/** What a document is made from must be approved, where its source's reverse approval is barred by it. */
const askSources: Part = async (tx, { state }) => {
  const { call, full, stored } = state;
  await refuseUnapproved(tx, call, full, () => [
    { before: stored && asStored(stored), after: assembled(recordOf(state)) },
  ]);
  return undefined;
};

/** A document of a table with flows is submitted by being saved. */
const startFlow: Part = async (tx, { state, key, main }) => {
  const { call, full, stored } = state;
  if (!isAudited(full.main)) return undefined;
  const isNew = stored === undefined;
  if (!isNew && !undecided.has(auditStatusOf(stored.main))) return undefined;
  const before = isNew ? undefined : await loadInstance(tx, full.main.table, keyText(key));
  // Saved before its table had a flow: its box is the plain one until somebody starts it.
  if (!isNew && before === undefined) return undefined;
  const by = { userId: call.user.id, name: call.user.realName };
  const details = await rowsFor(tx, state, key);
  const document = { key, document: { main, details }, ...(before === undefined ? {} : { before }) };
  const submission = await submitDocuments(tx, call.context, full, by, [document]);
  if (submission === undefined) return undefined;
  const from = auditStatusOf(main);
  const status = submission.statuses.get(key) ?? from;
  const changes = status === from && !isNew ? {} : { [auditField]: isNew ? [status] : [from, status] };
  return { tables: flowTables, mails: submission.mails, changes };
};

/** The detail rows as flows read them: all columns where a condition of theirs speaks of rows. */
const rowsFor = async (tx: Queryable, state: WritingState, key: Cell): Promise<Document['details']> => {
  const { call, full, stored } = state;
  if ((stored?.slim?.size ?? 0) === 0) return assembled(recordOf(state)).details;
  const flows = await call.context.flows.published(tx, full.main.table);
  if (!flows.some(asksRows)) return {};
  const written = await loadDocument(tx, 'save', full, key, undefined);
  return Object.fromEntries(written?.details ?? []);
};

/** A flow that is saved is published: its next version is what documents begin with from now on. */
const publishing: Part = async (tx, { state, key, main }) => {
  if (state.full.main.table !== 'Sys_WorkFlow') return undefined;
  const { call } = state;
  const by = { userId: call.user.id, name: call.user.realName };
  const row = { ...main, [state.full.main.key]: key };
  const issues = await rivalsMeanwhile(tx, call, row);
  if (issues.length > 0) throw new Refusal(issuesAnswer(call, issues));
  await publishFlow(tx, call.context, row, by);
  return { tables: ['Sys_WorkFlowStep'], mails: [], changes: {} };
};

const parts: readonly Part[] = [askSources, startFlow, publishing];

/** Runs them in order, in the save's transaction. `values`: the columns that were written. */
export const withinSave = async (
  tx: Queryable,
  state: WritingState,
  key: Cell,
  values: Row,
): Promise<WithinSave> => {
  const main = { ...state.stored?.main, ...values, [state.full.main.key]: key };
  const done: WithinSave[] = [];
  for (const part of parts) {
    const one = await part(tx, { state, key, main });
    if (one !== undefined) done.push(one);
  }
  return {
    tables: done.flatMap(({ tables }) => tables),
    mails: done.flatMap(({ mails }) => mails),
    changes: Object.assign({}, ...done.map(({ changes }) => changes)),
  };
};
