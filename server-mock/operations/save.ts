import { authorize } from '../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { emptyServerFilled } from '../../runtime/model/record/emptyServerFilled.ts';
import type { Issue, SaveIssue } from '../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import type { SavedAnswer } from '../../runtime/wire/SavePayload.ts';
import type { RawBuilder } from '../db/sql/sql.ts';
import { runHooks, unanswered } from '../hooks/runHooks.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { decisionText } from '../reading/decisionText.ts';
import { keyText } from '../records/keyText.ts';
import { changesOf } from '../records/writeLog.ts';
import { afterHooks } from './saving/afterHooks.ts';
import { placed } from './saving/assembled.ts';
import { buildState } from './saving/buildState.ts';
import { checkChoices } from './saving/checkChoices.ts';
import { checkFiles } from './saving/checkFiles.ts';
import { checkingDetailRows } from './saving/checkingDetailRows.ts';
import { runDetailHooks } from './saving/detailHooks.ts';
import { documentIssues } from './saving/documentIssues.ts';
import { fillRecords } from './saving/fillRecords.ts';
import { otherCurrencies } from './saving/otherCurrencies.ts';
import { plainSave } from './saving/plainSave.ts';
import type { SaveCourse } from './saving/SaveCourse.ts';
import { type RecordDraft, recordOf, type SaveRequest, type SaveState } from './saving/SaveState.ts';
import { takeSent } from './saving/takeSent.ts';
import { type WrittenSave, writeSave } from './saving/writeSave.ts';

/** One phase of a save; an answer ends the save. */
type Phase = (state: SaveState) => Promise<Answer<never> | undefined>;

/** The refusal of the first locked row. Locks hold for every user; the caller has checked the right. */
const refuseLocked = (
  { call, full }: SaveState,
  action: string,
  tableName: string,
  rows: readonly Row[],
): Answer<never> | undefined => {
  const table = [full.main, ...full.details.map((detail) => detail.table)].find(
    (one) => one.table === tableName,
  );
  if (table === undefined) return undefined;
  const anybody = { ...call.user, isSuperAdmin: true };
  const now = call.context.clock.now();
  const refused = rows
    .map((row) => authorize(anybody, action, table, row, { now }))
    .find((decision) => !decision.allowed);
  return refused && refuse('403', decisionText(refused, call.locale));
};

/** Checks the locks of the record and of the rows to be deleted. */
const checkingLocks: Phase = async (state) => {
  const { request, full, stored, details } = state;
  return [
    refuseLocked(state, request.action, full.main.table, stored === undefined ? [] : [stored.main]),
    ...details.map(({ table, deleted }) => refuseLocked(state, 'Delete', table, deleted)),
  ].find((answer) => answer !== undefined);
};

/** Checks the locks of changed rows only: a form sends all rows, and unchanged ones need no check. */
const checkingRowLocks: Phase = async (state) =>
  state.details
    .map(({ table, rows }) => {
      const schema = state.full.details.find((detail) => detail.table.table === table)?.table;
      const changed = rows.flatMap(({ stored, values }) =>
        schema && stored && Object.keys(changesOf(schema, stored, values)).length > 0 ? [stored] : [],
      );
      return refuseLocked(state, 'Update', table, changed);
    })
    .find((answer) => answer !== undefined);

/** Drops fields the user may not write and parses the rest by field type. */
const taking: Phase = async (state) => {
  await takeSent(state);
  return undefined;
};

/** Checks choices against dictionaries, before the server fills values itself. */
const choosing: Phase = async (state) => {
  state.issues.push(...(await checkChoices(state, 'sent')));
  return undefined;
};

/** Checks choices that depend on values which came with another chosen record. */
const choosingAmongFilled: Phase = async (state) => {
  state.issues.push(...(await checkChoices(state, 'filled')));
  return undefined;
};

/** Checks owner and content of newly referenced uploads. */
const checkingFiles: Phase = async (state) => {
  state.issues.push(...(await checkFiles(state)));
  return undefined;
};

/** Fills lookups, defaults of new rows and formulas. */
const filling: Phase = async (state) => {
  const issue = (_record: RecordDraft, found: Issue): void => void state.issues.push(found);
  await fillRecords({ call: state.call, full: state.full, issue }, [recordOf(state)]);
  return undefined;
};

/**
 * The refusal with all issues. An issue of a stored row carries its key, because rows that were not sent have
 * no index.
 */
const refuseIssues = ({ call, full, details }: SaveState, issues: readonly Issue[]): Answer<never> =>
  issuesAnswer(
    call,
    issues.map((issue): SaveIssue => {
      const [, table = '', index] = /^(\w+)\[(\d+)\]/.exec(issue.path) ?? [];
      const row = details.find((detail) => detail.table === table)?.rows[Number(index)]?.stored;
      const key = full.details.find((detail) => detail.table.table === table)?.table.key;
      return row === undefined || key === undefined ? issue : { ...issue, row: keyText(row[key]) };
    }),
  );

const validating: Phase = async (state) => {
  const now = state.call.context.clock.now();
  const issues = documentIssues(state.document, recordOf(state), state.issues, now);
  return issues.some((issue) => issue.severity === 'error') ? refuseIssues(state, issues) : undefined;
};

const hookingBefore: Phase = async (state) => {
  const { call, request, full, stored, values } = state;
  const { document, toSent } = placed(recordOf(state));
  const issues = await runHooks({
    call,
    outside: call,
    db: call.context.db,
    moment: request.action === 'Add' ? 'addBefore' : 'updateBefore',
    table: full.main,
    stored: stored?.main,
    values,
    details: document.details,
    ...(request.confirmed && { confirmed: request.confirmed }),
  });
  if (issues.length > 0) return refuseIssues(state, issues.map(toSent));
  const ofRows = await runDetailHooks({ ...state, outside: call, db: call.context.db }, 'Before');
  return ofRows.length === 0 ? undefined : refuseIssues(state, ofRows);
};

/** Asks about amounts in the currency of a price list that is not that of the document. */
const askingCurrencies: Phase = async (state) => {
  const { call, full, request } = state;
  const record = recordOf(state);
  const issues = unanswered((await otherCurrencies(call, full, [record])).get(record) ?? [], request);
  return issues.length === 0 ? undefined : refuseIssues(state, issues);
};

/** Refuses a save whose hooks left a required field empty that they fill. */
const checkingFilled: Phase = async (state) => {
  const issues = emptyServerFilled(state.full.main, placed(recordOf(state)).document.main);
  return issues.length === 0 ? undefined : refuseIssues(state, issues);
};

const hookingAfter = async (
  state: SaveState,
  { key, rows }: Required<Pick<WrittenSave<unknown>, 'key'>> & Pick<WrittenSave<unknown>, 'rows'>,
): Promise<void> => {
  const { call, request, full, stored } = state;
  const moment = request.action === 'Add' ? 'addAfter' : 'updateAfter';
  await afterHooks({ call, full, moment, keys: [key], stored: stored?.main });
  const issues = await runDetailHooks({ ...state, outside: call, db: call.context.db }, 'After', rows);
  if (issues.length > 0)
    call.context.log.warn(
      { requestId: call.requestId, issues },
      'a hook of a detail complained after the save',
    );
};

/** Phases that prepare sent values of any save, in this order. */
const preparing: readonly Phase[] = [
  taking,
  choosing,
  checkingFiles,
  filling,
  choosingAmongFilled,
  checkingRowLocks,
  checkingDetailRows,
  validating,
  hookingBefore,
  askingCurrencies,
  checkingFilled,
];

/** Runs the phases before writing; an answer ends the save. */
const prepareSave = async (state: SaveState): Promise<Answer<never> | undefined> => {
  for (const phase of preparing) {
    const ended = await phase(state);
    if (ended !== undefined) return ended;
  }
  return undefined;
};

/**
 * Reads and fills a document that is still being typed, without validation.
 * Unreadable values count as empty and appear in the issues.
 */
export const readDraft = async (state: SaveState): Promise<void> => {
  await takeSent(state);
  emptyUnread(state.document.main, state.values);
  for (const { table, rows } of state.details) {
    const schema = state.document.details.find((detail) => detail.table.table === table)?.table;
    if (schema !== undefined) for (const { values } of rows) emptyUnread(schema, values);
  }
  await filling(state);
};

/** Sets values to null that a save would refuse as unreadable. */
const emptyUnread = ({ byName }: ResolvedTable, values: MutableRow): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = byName.get(name);
    if (field !== undefined && !field.kind.parse(value, field).ok) values[name] = null;
  }
};

/** Maximum attempts of a save whose record changed between read and lock. */
const attempts = 5;

/** A save ready to run: its state, and what its kind does inside the transaction. */
export interface StartedSave<Data> {
  readonly state: SaveState;
  readonly course: SaveCourse<Data>;
}

/**
 * Runs a save of any kind: phases, one transaction (lock, version check, main, details, delKeys, log), after
 * hooks.
 * `start` reads the stored document and runs again when the record changed before it was locked.
 */
export const runSave = async <Data>(
  call: UserCall,
  table: string,
  start: () => Promise<StartedSave<Data> | { readonly refused: Answer<never> }>,
): Promise<Answer<Data>> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const started = await start();
    if ('refused' in started) return started.refused;
    const { state, course } = started;
    const ended = await prepareSave(state);
    if (ended !== undefined) return ended;
    const written = await writeSave(state, course);
    if (written === 'changed meanwhile') continue;
    if (written.key !== undefined) await hookingAfter(state, { ...written, key: written.key });
    return written.answer;
  }
  call.context.log.warn(
    { requestId: call.requestId, table },
    'a record changed faster than it could be saved',
  );
  return refuse('409', call.say('server.busy'));
};

/** Saves one document and answers it; see {@link saveAs}. */
export const save = (
  call: UserCall,
  request: SaveRequest,
  scope: RawBuilder<unknown> | undefined,
): Promise<Answer<SavedAnswer>> => saveAs(call, request, scope, (saved) => saved);

/**
 * Saves one document. Resolves it for the user, checks right and locks, drops forbidden fields and parses.
 * Then checks choices, computes formulas, validates and runs before hooks, one transaction and after hooks.
 * `scope` limits the rows the user may change. `answering` replaces the answer with the saved document; the result is
 * stored for a repeated call.
 */
export const saveAs = <Data>(
  call: UserCall,
  request: SaveRequest,
  scope: RawBuilder<unknown> | undefined,
  answering: (saved: Answer<SavedAnswer>) => Answer<Data>,
): Promise<Answer<Data>> =>
  runSave(call, request.table, async () => {
    const built = await buildState(call, request, scope);
    if ('refused' in built) return built;
    const { state } = built;
    const locked = await checkingLocks(state);
    if (locked !== undefined) return { refused: locked };
    return { state, course: plainSave(state.stored === undefined ? 'Add' : 'Edit', answering) };
  });
