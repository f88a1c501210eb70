import {
  auditStatus,
  auditStatusOf,
  isAudited,
  mayResubmit,
} from '../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { auditField } from '../../../runtime/model/fields/stateFields.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { RowOutcome } from '../../../runtime/wire/records/RowOutcome.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { once } from '../../http/idempotency/once.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { answerRows } from '../../operations/rows/answerRows.ts';
import { decideRow } from '../../operations/rows/decideRow.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { sendMails } from '../mail/sendMails.ts';
import { decideEvent } from '../moves/decideEvent.ts';
import { loadInstance, type StoredInstance } from '../records/StoredInstance.ts';
import { flowTables } from '../records/storeRecords.ts';
import { actorOf } from './flowEvent.ts';
import { storeDecided } from './storeDecided.ts';
import { refuseLocked } from './voteInFlow.ts';
import { decisionValues, writeDecision } from './writeDecision.ts';

/**
 * `POST /api/{table}/ReAudit?key=`: the creator resubmits a returned or reversed document.
 * In a workflow a new round begins, with flow and path chosen anew; without one the document is open again.
 */
export const reAudit = async (call: UserCall, tableName: string): Promise<Answer<readonly RowOutcome[]>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const full = call.context.catalog.document(tableName);
  if (full === undefined || !isAudited(full.main))
    return refuse('422', call.say('approval.notAudited', { table: found.access.table.cnName }));
  const { main: table } = full;
  const key = parseKey(table, call.query('key'));
  if (key === undefined) return refuse('422', call.say('server.badKey'));
  let mails: readonly Mail[] = [];
  return once(call, () =>
    answerRows(
      call,
      {
        table,
        scope: found.access.scope,
        done: call.say('list.reAuditDone'),
        tables: flowTables,
        run: async (tx, row) => {
          mails = [];
          const stored = await loadInstance(tx, table.table, keyText(row[table.key]));
          if (stored === undefined) await plainResubmit(tx, call, full, row);
          else mails = await resubmit(tx, call, full, row, stored);
        },
        committed: () => sendMails(call.context, mails),
      },
      [key],
    ),
  );
};

const resubmit = async (
  tx: Queryable,
  call: TransactionCall,
  full: DocumentTable,
  row: Row,
  stored: StoredInstance,
): Promise<readonly Mail[]> => {
  const { main } = full;
  refuseLocked(call, full, row);
  const by = actorOf(call);
  const held = { full, document: { main: row }, key: keyText(row[main.key]), stored };
  const decided = await decideEvent(tx, call.context, held, { kind: 'resubmit', by }, by);
  const { record, mails } = await storeDecided(tx, call, decided);
  const values = decisionValues(call, main, record.answer.instance.status, undefined, ['Update']);
  await writeDecision(tx, call, main, row, values, '');
  return mails;
};

const plainResubmit = async (
  tx: Queryable,
  call: TransactionCall,
  { main: table }: DocumentTable,
  row: Row,
): Promise<void> => {
  if (!mayResubmit(call.user, table, row)) {
    const isReturned = auditStatusOf(row) === auditStatus.returned;
    throw new Refusal(refuse('422', call.say(isReturned ? 'approval.notCreator' : 'approval.notReturned')));
  }
  await decideRow(tx, call, table, row, {
    action: 'ReAudit',
    values: { [auditField]: auditStatus.open },
    stamps: ['Update'],
    log: 'Audit',
    reason: '',
  });
};
