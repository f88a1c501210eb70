import { auditField, auditReasonField, decisions, isAudited } from '../../../runtime/model/documentState.ts';
import { versionField } from '../../../runtime/model/impliedFields.ts';
import type { Row } from '../../../runtime/model/Row.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../http/Call.ts';
import { Refusal } from '../../http/Refusal.ts';
import { once } from '../../idempotency/once.ts';
import { decideRow } from '../rows/decideRow.ts';
import { forEachRow } from '../rows/forEachRow.ts';
import { rowsAnswer } from '../rows/rowsAnswer.ts';
import { sentReason } from '../rows/sentReason.ts';
import { type StateAccess, stateAccess } from '../rows/stateAccess.ts';
import { lastChange } from '../saving/lastChange.ts';
import { keyText } from '../saving/SaveState.ts';
import { sentKeys } from '../sentKeys.ts';

/**
 * `POST /api/{table}/Audit?auditStatus&auditReason` (specification 1 section 7): 1 通过 or 3 拒绝 for every document of a
 * table without a flow, given as `[keys]`, or as `{id, tableName}` where the path is not the document's table; a sent
 * `Version` must be the record's. Answers per row.
 */
export const audit = async (call: UserCall, path: string): Promise<Answer> => {
  const found = stateAccess(call, asText(bodyObject(call).tableName) ?? path, 'Audit');
  // Before a kept answer is given again: rights may have gone since.
  return 'refused' in found ? found.refused : once(call, () => vote(call, found.access));
};

const vote = async (call: UserCall, { table, scope }: StateAccess): Promise<Answer> => {
  if (!isAudited(table)) return refuse('422', call.say('approval.notAudited', { table: table.cnName }));
  const body = bodyObject(call);
  const status = Number(call.query('auditStatus') ?? asText(body.auditStatus) ?? '');
  if (!decisions.has(status)) return refuse('422', call.say('workflow.resultRequired'));
  const reason = sentReason(call, 'auditReason');
  if (reason === undefined) return refuse('422', call.say('approval.reasonLong'));
  const keys = sentKeys(call, table);
  if (keys === undefined) return refuse('422', call.say('server.badKey'));
  const values: Row = {
    [auditField]: status,
    ...(table.byName.has(auditReasonField) ? { [auditReasonField]: reason } : {}),
  };
  const version = asText(body[versionField]) ?? '';
  const done = call.say('server.audited');
  const outcomes = await forEachRow(
    call,
    {
      table,
      scope,
      done,
      run: async (tx, row) => {
        if (version !== '' && version !== keyText(row[versionField]))
          throw new Refusal(refuse('409', call.say('server.stale', lastChange(call, table, row))));
        await decideRow(tx, call, table, row, {
          action: 'Audit',
          values,
          stamps: ['Update', 'Audit'],
          log: 'Audit',
          reason,
        });
      },
    },
    keys,
  );
  return rowsAnswer(call, outcomes, done);
};
