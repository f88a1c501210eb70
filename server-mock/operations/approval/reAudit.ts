import {
  auditField,
  auditStatus,
  auditStatusOf,
  isAudited,
  mayResubmit,
} from '../../../runtime/model/documentState.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { Refusal } from '../../http/Refusal.ts';
import { once } from '../../idempotency/once.ts';
import { decideRow } from '../rows/decideRow.ts';
import { forEachRow } from '../rows/forEachRow.ts';
import { rowsAnswer } from '../rows/rowsAnswer.ts';
import { parseKey } from '../saving/loadDocument.ts';
import { accessTable } from '../tableAccess.ts';

/**
 * `POST /api/{table}/ReAudit?key=`: the creator submits a returned document of a table without a flow again: it is open
 * as before (specification 1 section 7). With a flow a new round begins instead (issue 5).
 */
export const reAudit = async (call: UserCall, tableName: string): Promise<Answer> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const table = call.context.catalog.table(found.access.table.table) ?? found.access.table;
  if (!isAudited(table)) return refuse('422', call.say('approval.notAudited', { table: table.cnName }));
  const key = parseKey(table, call.query('key'));
  if (key === undefined) return refuse('422', call.say('server.badKey'));
  const done = call.say('list.reAuditDone');
  return once(call, async () => {
    const outcomes = await forEachRow(
      call,
      {
        table,
        scope: found.access.scope,
        done,
        run: async (tx, row) => {
          if (!mayResubmit(call.user, table, row)) {
            const isReturned = auditStatusOf(row) === auditStatus.returned;
            throw new Refusal(
              refuse('422', call.say(isReturned ? 'approval.notCreator' : 'approval.notReturned')),
            );
          }
          await decideRow(tx, call, table, row, {
            action: 'ReAudit',
            values: { [auditField]: auditStatus.open },
            stamps: ['Update'],
            log: 'Audit',
            reason: '',
          });
        },
      },
      [key],
    );
    return rowsAnswer(call, outcomes, done);
  });
};
