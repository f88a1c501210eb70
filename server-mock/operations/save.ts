import type { RawBuilder } from 'kysely';
import { authorize } from '../../runtime/model/authorize.ts';
import { compute } from '../../runtime/model/compute.ts';
import { followed } from '../../runtime/model/followed.ts';
import type { Row } from '../../runtime/model/Row.ts';
import { validateDocument } from '../../runtime/model/validateDocument.ts';
import { runHooks } from '../hooks/runHooks.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { replayHeader } from '../idempotency/keptAnswers.ts';
import { runOptions } from '../runOptions.ts';
import { decisionText } from './decisionText.ts';
import { issuesAnswer } from './issuesAnswer.ts';
import { assembled, place, takeFormulas } from './saving/assembled.ts';
import { buildState } from './saving/buildState.ts';
import { checkChoices } from './saving/checkChoices.ts';
import { checkFiles } from './saving/checkFiles.ts';
import { fillDefaults } from './saving/fillDefaults.ts';
import { fillLookups } from './saving/fillLookups.ts';
import { merged, type SaveRequest, type SaveState } from './saving/SaveState.ts';
import { dropForbidden, parseTaken } from './saving/takeSent.ts';
import { writeSave } from './saving/writeSave.ts';
import { changesOf } from './writeLog.ts';

/** A phase does its part and goes on, or ends the save with an answer. */
type Phase = (state: SaveState) => Promise<Answer | undefined>;

/** The refusal of the first row whose lock holds: locks hold for everybody, the right itself was asked before. */
const refuseLocked = (
  { call, full }: SaveState,
  action: string,
  tableName: string,
  rows: readonly Row[],
): Answer | undefined => {
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

/** The locks of the record, and of the rows to be deleted. */
const authorizing: Phase = async (state) => {
  const { request, full, stored, details } = state;
  return [
    refuseLocked(state, request.action, full.main.table, stored === undefined ? [] : [stored.main]),
    ...details.map(({ table, deleted }) => refuseLocked(state, 'Delete', table, deleted)),
  ].find((answer) => answer !== undefined);
};

/** The locks of the rows that change; a form sends all of its rows, and those that stay as they are touch no lock. */
const lockingRows: Phase = async (state) =>
  state.details
    .map(({ table, rows }) => {
      const schema = state.full.details.find((detail) => detail.table.table === table)?.table;
      const changed = rows.flatMap(({ stored, values }) =>
        schema && stored && Object.keys(changesOf(schema, stored, values)).length > 0 ? [stored] : [],
      );
      return refuseLocked(state, 'Update', table, changed);
    })
    .find((answer) => answer !== undefined);

/** Drops what the user may not write, and reads the rest by each field's kind. */
const droppingAndParsing: Phase = async ({ call, request, document, stored, values, details, issues }) => {
  const now = call.context.clock.now();
  const main = dropForbidden(call.user, document.main, request.main, stored?.main, now);
  issues.push(...parseTaken(main, values, ''));
  for (const { table, rows, foreignKey } of details) {
    const schema = document.details.find((detail) => detail.table.table === table)?.table;
    const sent = request.details.find((detail) => detail.table === table)?.rows ?? [];
    if (schema === undefined) continue;
    for (const [index, row] of rows.entries()) {
      const taken = dropForbidden(call.user, schema, sent[index] ?? {}, row.stored, now, foreignKey);
      issues.push(...parseTaken(taken, row.values, place(table, index)));
    }
  }
  return undefined;
};

/** Choices among the options of dictionaries, before anything the server itself brings. */
const choosing: Phase = async (state) => {
  state.issues.push(...(await checkChoices(state)));
  return undefined;
};

/** Uploaded files a save newly refers to: whose they are, and whether they fit. */
const checkingFiles: Phase = async (state) => {
  state.issues.push(...(await checkFiles(state)));
  return undefined;
};

/** What comes with chosen records, then the defaults of new rows. */
const filling: Phase = async ({ call, full, stored, values, details, issues }) => {
  const source = { now: call.context.clock.now(), user: call.user };
  await fillLookups(call, full.main, [{ stored: stored?.main, values, prefix: '' }], issues);
  if (stored === undefined) fillDefaults(full.main, values, source);
  for (const { table: schema } of full.details) {
    const rows = details.find((detail) => detail.table === schema.table)?.rows ?? [];
    const places = rows.map((row, index) => ({ ...row, prefix: place(schema.table, index) }));
    await fillLookups(call, schema, places, issues);
    const main = merged(stored?.main, values);
    for (const row of rows) {
      if (row.stored !== undefined) continue;
      const taken = followed(schema, (field) => main[field] ?? null);
      for (const [field, value] of Object.entries(taken))
        if (!Object.hasOwn(row.values, field)) row.values[field] = value;
      fillDefaults(schema, row.values, source);
    }
  }
  return undefined;
};

/** The server's own sums and amounts: what a client computed is never taken. */
const computing: Phase = async (state) => {
  const { document, issues } = compute(state.full, assembled(state), runOptions(state.call.context));
  takeFormulas(state, document);
  state.issues.push(...issues);
  return undefined;
};

const validating: Phase = async (state) => {
  const found = validateDocument(state.document, assembled(state), { now: state.call.context.clock.now() });
  const isSent = (path: string): boolean => {
    const [, table, index] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
    const rows = state.details.find((detail) => detail.table === table)?.rows;
    return rows === undefined || Number(index) < rows.length;
  };
  const own = found.filter((issue) => isSent(issue.path));
  const paths = new Set(own.map((issue) => issue.path));
  // What only reading noticed comes first (a product that does not exist is why its price is missing), but where a field
  // has words of its own, those are used.
  const issues = [...state.issues.filter((issue) => !paths.has(issue.path)), ...own];
  return issues.some((issue) => issue.severity === 'error') ? issuesAnswer(state.call, issues) : undefined;
};

const hooking =
  (time: 'Before' | 'After') =>
  async (state: SaveState): Promise<Answer | undefined> => {
    const { call, request, full, stored, values } = state;
    const moment = request.action === 'Add' ? (`add${time}` as const) : (`update${time}` as const);
    const { details } = assembled(state);
    const issues = await runHooks({ call, moment, table: full.main, stored: stored?.main, values, details });
    if (issues.length === 0) return undefined;
    if (time === 'Before') return issuesAnswer(call, issues);
    call.context.log.warn({ requestId: call.requestId, moment, issues }, 'a hook complained after the save');
    return undefined;
  };

/** Before anything is written, in this order; then one transaction, the after hooks, and the answer. */
const phases: readonly Phase[] = [
  authorizing,
  droppingAndParsing,
  choosing,
  checkingFiles,
  filling,
  computing,
  lockingRows,
  validating,
  hooking('Before'),
];

/** How often a save starts over because the record changed between reading and locking it. */
const attempts = 5;

/**
 * Saves one document (design section 3): authorize, resolve for the user, drop fields the user may not write, parse,
 * check choices, compute formulas, validate, before hooks, one transaction (lock and version check, main, details, delKeys, log), after
 * hooks, answer. `scope`: rows the user may change.
 */
export const save = async (
  call: UserCall,
  request: SaveRequest,
  scope: RawBuilder<unknown> | undefined,
): Promise<Answer> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const built = await buildState(call, request, scope);
    if ('refused' in built) return built.refused;
    const { state } = built;
    for (const phase of phases) {
      const ended = await phase(state);
      if (ended !== undefined) return ended;
    }
    const written = await writeSave(state);
    if (written === 'changed meanwhile') continue;
    if (written.headers?.[replayHeader] === undefined) await hooking('After')(state);
    return written;
  }
  call.context.log.warn(
    { requestId: call.requestId, table: request.table },
    'a record changed faster than it could be saved',
  );
  return refuse('409', call.say('server.busy'));
};
