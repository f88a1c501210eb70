import type { DocumentTable } from '../../../runtime/model/DocumentTable.ts';
import { decisions, isAudited } from '../../../runtime/model/documentState.ts';
import { versionField } from '../../../runtime/model/impliedFields.ts';
import type { Row } from '../../../runtime/model/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../http/Call.ts';
import { Refusal } from '../../http/Refusal.ts';
import { once } from '../../idempotency/once.ts';
import type { Mail } from '../../workflow/Mailer.ts';
import { loadInstance } from '../../workflow/StoredInstance.ts';
import { sendMails } from '../../workflow/sendMails.ts';
import { flowTables } from '../../workflow/storeRecords.ts';
import { answerRows } from '../rows/answerRows.ts';
import { decideRow } from '../rows/decideRow.ts';
import { stateAccess } from '../rows/stateAccess.ts';
import { lastChange } from '../saving/lastChange.ts';
import { keyText } from '../saving/SaveState.ts';
import { sentKeys } from '../sentKeys.ts';
import { scopeOf } from '../tableAccess.ts';
import { logRefused } from './logRefused.ts';
import { readVote, type SentVote } from './readVote.ts';
import { orSeats } from './seatScope.ts';
import { voteInFlow } from './voteInFlow.ts';
import { decisionValues } from './writeDecision.ts';

/**
 * `POST /api/{table}/audit` (specification 1 section 7, 2 section 7): a decision about documents, given as `[keys]`, as
 * `{keys}`, or as `{id, tableName}` where the path is not the document's table; a sent `Version` must be the record's.
 * A document in a flow is decided by its engine: 1 通过, 3 拒绝 by who is asked, 4 反审; one in none by whoever holds the
 * right, 1 or 3. Each document in a transaction of its own; answers per row.
 */
export const audit = async (call: UserCall, path: string): Promise<Answer> => {
  const { catalog } = call.context;
  const tableName = asText(bodyObject(call).tableName) ?? path;
  const full = catalog.document(tableName);
  if (full === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  // Before a kept answer is given again: rights may have gone since.
  const found = stateAccess(call, tableName, 'Audit');
  const noRight = 'refused' in found ? found.refused : undefined;
  if (noRight !== undefined && !(await hasFlow(call, full.main.table))) return noRight;
  return once(call, () => decide(call, full, noRight));
};

/** Whether any document of the table is in a flow: a seat there is a right of its own. */
const hasFlow = async ({ context: { db } }: UserCall, table: string): Promise<boolean> => {
  const { rows } = await db.query('select 1 from "Sys_WorkFlowTable" where "WorkTable" = $1 limit 1', [
    table,
  ]);
  return rows.length > 0;
};

const decide = async (call: UserCall, full: DocumentTable, noRight: Answer | undefined): Promise<Answer> => {
  const { main: table } = full;
  if (!isAudited(table)) return refuse('422', call.say('approval.notAudited', { table: table.cnName }));
  const read = readVote(call);
  if ('refused' in read) return read.refused;
  const { vote } = read;
  const keys = sentKeys(call, table);
  if (keys === undefined) return refuse('422', call.say('server.badKey'));
  let mails: readonly Mail[] = [];
  return answerRows(
    call,
    {
      table,
      scope: orSeats(scopeOf(call.context, call.user, table), table, call.user),
      done: call.say('server.audited'),
      tables: flowTables,
      run: async (tx, row) => {
        mails = [];
        if (vote.version !== '' && vote.version !== keyText(row[versionField]))
          throw new Refusal(refuse('409', call.say('server.stale', lastChange(call, table, row))));
        const stored = await loadInstance(tx, table.table, keyText(row[table.key]));
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

/** The box of a document in no flow: 通过 or 拒绝, once. */
const plainVote = async (
  tx: Queryable,
  call: UserCall,
  { main: table }: DocumentTable,
  row: Row,
  { result, reason }: SentVote,
): Promise<void> => {
  if (!decisions.has(result)) throw new Refusal(refuse('422', call.say('workflow.resultRequired')));
  await decideRow(tx, call, table, row, {
    action: 'Audit',
    values: decisionValues(call, table, result, reason, []),
    stamps: ['Update', 'Audit'],
    log: 'Audit',
    reason,
  });
};
