import { isClosable, isPendingCode } from '../../runtime/model/access/documentState.ts';
import { codeFieldOf, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { caseField } from '../../runtime/model/fields/stateFields.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { RowOutcome } from '../../runtime/wire/records/RowOutcome.ts';
import type { CaseBody } from '../../runtime/wire/workflow/VoteBody.ts';
import { name, values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { once } from '../http/idempotency/once.ts';
import { systemRows } from '../reading/systemRows.ts';
import { keyText } from '../records/keyText.ts';
import { decideRow } from './rows/decideRow.ts';
import { forEachRow } from './rows/forEachRow.ts';
import { rowRefused } from './rows/rowResults.ts';
import { rowsAnswer } from './rows/rowsAnswer.ts';
import { sentReason } from './rows/sentReason.ts';
import { type StateAccess, stateAccess } from './rows/stateAccess.ts';
import { sentKeys } from './sentKeys.ts';

/** Maximum codes per call. */
const codesLimit = 1000;

/** Close (1) and reopen (0), each with its own right. */
const cases = {
  '1': { action: 'CloseCase', value: 1, done: 'approval.closed' },
  '0': { action: 'ReCloseCase', value: 0, done: 'approval.reopened' },
} as const;

type Case = (typeof cases)[keyof typeof cases];

/**
 * `POST /api/{table}/updateCase?caseType=1|0`: closes documents or reopens them.
 * Work orders are named by `OrderCodes`, all others by `[keys]` or `{keys}`. `caseReason` goes to the log.
 * Answers per row.
 */
export const closeCase = async (
  call: UserCall,
  tableName: string,
): Promise<Answer<readonly RowOutcome[]>> => {
  const type = call.query('caseType') ?? asText(sentBody<CaseBody>(call).caseType) ?? '';
  const wanted = type === '1' || type === '0' ? cases[type] : undefined;
  if (wanted === undefined) return refuse('422', call.say('approval.caseType'));
  const found = stateAccess(call, tableName, wanted.action);
  return 'refused' in found ? found.refused : once(call, () => change(call, found.access, wanted));
};

const change = async (
  call: UserCall,
  access: StateAccess,
  wanted: Case,
): Promise<Answer<readonly RowOutcome[]>> => {
  const { table } = access;
  if (!isClosable(table)) return refuse('422', call.say('approval.notClosable', { table: table.cnName }));
  const reason = sentReason(call, 'caseReason');
  if (reason === undefined) return refuse('422', call.say('approval.reasonLong'));
  const chosen = await chosenRows(call, access);
  if (chosen === undefined) return refuse('422', call.say('server.badKey'));
  const done = call.say(wanted.done);
  const outcomes = await forEachRow(
    call,
    {
      ...access,
      done,
      run: (tx, row) =>
        decideRow(tx, call, table, row, {
          action: wanted.action,
          values: { [caseField]: wanted.value },
          stamps: ['Update'],
          log: 'Case',
          reason,
        }),
    },
    chosen.keys,
  );
  return rowsAnswer(call, [...chosen.refused, ...outcomes], done);
};

interface Chosen {
  readonly keys: readonly Cell[];
  /** Codes without a record. */
  readonly refused: readonly RowOutcome[];
}

const chosenRows = async (call: UserCall, access: StateAccess): Promise<Chosen | undefined> => {
  const codes = call.query('OrderCodes') ?? asText(sentBody<CaseBody>(call).OrderCodes);
  if (codes !== undefined) return rowsOfCodes(call, access, codes.split(','));
  const keys = sentKeys(call, access.table);
  return keys === undefined ? undefined : { keys, refused: [] };
};

/**
 * Finds rows by the code field of the table. Refuses each code that is still to be generated or has no
 * record.
 */
const rowsOfCodes = async (
  call: UserCall,
  { table, scope }: StateAccess,
  sent: readonly string[],
): Promise<Chosen | undefined> => {
  const field = codeField(table);
  const codes = [...new Set(sent.map((code) => code.trim()))];
  const real = codes.filter((code) => !isPendingCode(code));
  if (field === undefined || codes.length > codesLimit) return undefined;
  const where = sql`${name(field)} in (${values(real)})${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const rows = real.length === 0 ? [] : await systemRows(call.context.db, 'change', table, where);
  const known = new Set(rows.map((row) => keyText(row[field])));
  return {
    keys: rows.map((row) => row[table.key] ?? null),
    refused: codes.flatMap((code) => {
      if (known.has(code)) return [];
      const why = isPendingCode(code)
        ? call.say('approval.codePending')
        : call.say('approval.codeUnknown', { code });
      return [rowRefused(code, why)];
    }),
  };
};

const codeField = (table: ResolvedTable): string | undefined =>
  [codeFieldOf(table), table.nameField].find((field) => table.byName.has(field));
