import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { RowOutcome } from '../../../runtime/wire/records/RowOutcome.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../http/Call.ts';
import { once } from '../../http/idempotency/once.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { answerRows } from '../../operations/rows/answerRows.ts';
import { stateAccess } from '../../operations/rows/stateAccess.ts';
import { lastChange } from '../../operations/saving/lastChange.ts';
import { readSaveRequest } from '../../operations/saving/readSaveRequest.ts';
import type { SaveRequest } from '../../operations/saving/SaveState.ts';
import { sentKeys } from '../../operations/sentKeys.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { scopeOf } from '../../reading/scopeOf.ts';
import { keyText } from '../../records/keyText.ts';
import { sendMails } from '../mail/sendMails.ts';
import { loadInstance } from '../records/StoredInstance.ts';
import { flowTables } from '../records/storeRecords.ts';
import { logRefused } from './logRefused.ts';
import { plainVote, rightOfVote } from './plainVote.ts';
import { readVote, sentResult } from './readVote.ts';
import { refuseBatch } from './refuseBatch.ts';
import { decidable, seatsOfCall } from './seatScope.ts';
import { voteInFlow } from './voteInFlow.ts';
import { voteWithChanges } from './voteWithChanges.ts';

/**
 * `POST /api/{table}/audit`: decides about documents, given as `[keys]` or `{keys}`.
 * `{id, tableName}` names a document of a table other than the path's; a sent `Version` must match the
 * record. In a workflow the engine decides: 1 通过 or 3 拒绝 by an approver, 4 反审. Without one, any user with the
 * right `Audit` may send 1 or 3, and with `AntiAudit` 4. Each document has its own transaction; answers per row.
 */
export const audit = (call: UserCall, path: string): Promise<Answer<readonly RowOutcome[]>> =>
  auditTable(call, asText(bodyObject(call).tableName) ?? path);

/**
 * `POST /api/Sys_Ddm/AuditDdm?workTable&workTableKey`: decides about one document.
 * `{mainData, detailData}` may change the fields its node permits.
 */
export const auditDdm = (call: UserCall): Promise<Answer<readonly RowOutcome[]>> =>
  auditTable(call, call.query('workTable') ?? '', call.query('workTableKey') ?? '');

const auditTable = async (
  call: UserCall,
  tableName: string,
  key?: string,
): Promise<Answer<readonly RowOutcome[]>> => {
  const { catalog } = call.context;
  const full = catalog.document(tableName);
  if (full === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  // Checked before a stored answer is repeated: the user may have lost the right since.
  const found = stateAccess(call, tableName, rightOfVote(sentResult(call)));
  const noRight = 'refused' in found ? found.refused : undefined;
  if (noRight !== undefined && !(await hasFlow(call, full.main.table))) return noRight;
  return once(call, () => decide(call, full, noRight, key));
};

/** Whether any document of the table is in a workflow; a seat there allows voting without the right. */
const hasFlow = async ({ context: { db } }: UserCall, table: string): Promise<boolean> => {
  const { rows } = await db.query('select 1 from "Sys_WorkFlowTable" where "WorkTable" = $1 limit 1', [
    table,
  ]);
  return rows.length > 0;
};

const decide = async (
  call: UserCall,
  full: DocumentTable,
  noRight: Answer<never> | undefined,
  named: string | undefined,
): Promise<Answer<readonly RowOutcome[]>> => {
  const { main: table } = full;
  if (!isAudited(table)) return refuse('422', call.say('approval.notAudited', { table: table.cnName }));
  const read = readVote(call);
  if ('refused' in read) return read.refused;
  const { vote } = read;
  const one = named === undefined ? undefined : parseKey(table, named);
  const keys = named === undefined ? sentKeys(call, table) : one === undefined ? undefined : [one];
  if (keys === undefined) return refuse('422', call.say('server.badKey'));
  const scope = decidable(scopeOf(call, table), table, seatsOfCall(call));
  const changes = changesIn(call, table);
  if (changes === 'unreadable') return refuse('422', call.say('server.paramsIncomplete'));
  if (changes !== undefined) {
    const [key = null, ...more] = keys;
    if (more.length > 0) return refuse('422', call.say('flow.oneOnly'));
    const answer = await voteWithChanges(call, { full, key, scope, vote, request: changes });
    const message = refusalIn(answer);
    if (message !== undefined) await logRefused(call, table, vote, keyText(key), message);
    return answer;
  }
  let mails: readonly Mail[] = [];
  return answerRows(
    call,
    {
      table,
      scope,
      done: call.say('server.audited'),
      tables: flowTables,
      run: async (tx, row) => {
        mails = [];
        if (vote.version !== '' && vote.version !== keyText(row[versionField]))
          throw new Refusal(refuse('409', call.say('server.stale', lastChange(call, table, row))));
        const stored = await loadInstance(tx, table.table, keyText(row[table.key]));
        if (stored !== undefined && keys.length > 1) await refuseBatch(tx, call, stored);
        if (stored !== undefined) mails = await voteInFlow(tx, call, full, row, stored, vote);
        else if (noRight !== undefined) throw new Refusal(noRight);
        else await plainVote(tx, call, full, row, vote);
      },
      committed: () => sendMails(call.context, mails),
      refused: (key, message) => logRefused(call, table, vote, key, message),
    },
    keys,
  );
};

const refusalIn = ({ body }: Answer): string | undefined =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === false && 'message' in body
    ? String(body.message)
    : undefined;

/** Changes sent with a vote; undefined when there are none. */
const changesIn = (call: UserCall, table: ResolvedTable): SaveRequest | 'unreadable' | undefined => {
  const body = bodyObject(call);
  if (body.mainData === undefined && body.detailData === undefined && body.details === undefined)
    return undefined;
  const read = readSaveRequest(table, 'Update', { ...body, mainData: body.mainData ?? {} });
  if (read === undefined) return 'unreadable';
  const isEmpty =
    Object.keys(read.main).length === 0 &&
    read.details.every(({ rows, delKeys }) => rows.length === 0 && delKeys.length === 0);
  return isEmpty ? undefined : read;
};
