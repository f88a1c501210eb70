import { authorize } from '../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
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
import type { SaveAction, SaveRequest } from './saving/SaveState.ts';

/** The refusal of a save that cannot be read, or that sends rows of a detail which the user may not read. */
const refuseRequest = (
  call: UserCall,
  table: ResolvedTable,
  whole: SaveRequest | undefined,
): Answer<never> => {
  const { catalog } = call.context;
  const closed = whole?.details
    .flatMap((sent) => (catalog.owners.has(table.table, sent.table) ? [] : (catalog.table(sent.table) ?? [])))
    .map((detail) => authorize(call.user, 'Search', detail))
    .find(({ allowed }) => !allowed);
  return closed === undefined
    ? refuse('422', call.say('server.paramsIncomplete'))
    : refuse('403', decisionText(closed, call.locale));
};

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
    const body = bodyObject(call);
    const request = readSaveRequest(catalog.tableFor(call.user, tableName) ?? table, action, body);
    if (request === undefined) return refuseRequest(call, table, readSaveRequest(table, action, body));
    // Ignores rows that only the server makes: steps of a workflow follow from its nodes.
    const details = request.details.map((sent) =>
      catalog.table(sent.table)?.serverOnly === true ? { ...sent, rows: [], delKeys: [] } : sent,
    );
    const [main] = catalog.owners.of(table.table);
    if (main !== undefined) return saveDetailRow(call, main, table, request);
    return save(call, { ...request, details }, scopeOf(call, table));
  });
};
