import type { Envelope } from '../../runtime/wire/Envelope.ts';
import type { TakeBody, TakenRows } from '../../runtime/wire/proposals/proposalEndpoints.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { save } from '../operations/save.ts';
import { scopeOf } from '../reading/scopeOf.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { missingRows } from './missingRows.ts';

/** `POST /api/jig/proposals/take`: adds the proposed rows that the table does not have yet. The first refusal ends it. */
export const takeProposed = async (call: UserCall): Promise<Answer<TakenRows>> => {
  const found = accessTable(call, asText(sentBody<TakeBody>(call).table) ?? '', 'Add');
  if ('refused' in found) return found.refused;
  const { table } = found.access;
  const rows = await missingRows(call, table);
  if (rows.length === 0) return refuse('404', call.say('server.notFound'));
  let added = 0;
  for (const main of rows) {
    const answer = await save(
      call,
      { table: table.table, action: 'Add', main, details: [] },
      scopeOf(call, table),
    );
    const { status, message } = answer.body as Envelope; // made by save, which answers one
    if (!status) return succeed(null, { added, ...(message && { problem: message }) });
    added += 1;
  }
  return succeed(null, { added });
};
