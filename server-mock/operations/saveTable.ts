import { type Answer, refuse } from '../http/Answer.ts';
import { bodyObject, type UserCall } from '../http/Call.ts';
import { once } from '../idempotency/once.ts';
import { save } from './save.ts';
import { saveDetailRow } from './saveDetailRow.ts';
import { readSaveRequest } from './saving/readSaveRequest.ts';
import type { SaveAction } from './saving/SaveState.ts';
import { scopeOf } from './tableAccess.ts';

/** `POST /api/{table}/Add` and `/Update` (specification 1 section 7): a whole document, or one row of a detail. */
export const saveTable = (call: UserCall, tableName: string, action: SaveAction): Promise<Answer> =>
  once(call, async () => {
    const { catalog } = call.context;
    const table = catalog.table(tableName);
    if (table === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
    const request = readSaveRequest(table, action, bodyObject(call));
    if (request === undefined) return refuse('422', call.say('server.paramsIncomplete'));
    const [main] = catalog.mainsOf(table.table);
    if (main !== undefined) return saveDetailRow(call, main, table, request);
    return save(call, request, scopeOf(catalog, call.user, table));
  });
