import type { SavedAnswer } from '../../runtime/wire/SavePayload.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { bodyObject, type UserCall } from '../http/Call.ts';
import { once } from '../http/idempotency/once.ts';
import { decisionText } from '../reading/decisionText.ts';
import { scopeOf } from '../reading/scopeOf.ts';
import { decide } from '../reading/tableAccess.ts';
import { save } from './save.ts';
import { saveDetailRow } from './saveDetailRow.ts';
import { readSaveRequest } from './saving/readSaveRequest.ts';
import type { SaveAction } from './saving/SaveState.ts';

/** `POST /api/{table}/Add` and `/Update`: saves a document or one detail row. */
export const saveTable = async (
  call: UserCall,
  tableName: string,
  action: SaveAction,
): Promise<Answer<SavedAnswer>> => {
  const { catalog } = call.context;
  const table = catalog.table(tableName);
  if (table === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  // Checked before a stored answer is repeated: the user may have lost the right since.
  const decision = decide(catalog, call.user, action, table);
  if (!decision.allowed) return refuse('403', decisionText(decision, call.locale));
  return once(call, async () => {
    const request = readSaveRequest(table, action, bodyObject(call));
    if (request === undefined) return refuse('422', call.say('server.paramsIncomplete'));
    // Ignores rows that only the server makes: steps of a workflow follow from its nodes.
    const details = request.details.map((sent) =>
      catalog.table(sent.table)?.serverOnly === true ? { ...sent, rows: [], delKeys: [] } : sent,
    );
    const [main] = catalog.mainsOf(table.table);
    if (main !== undefined) return saveDetailRow(call, main, table, request);
    return save(call, { ...request, details }, scopeOf(call.context, call.user, table));
  });
};
