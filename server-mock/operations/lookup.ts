import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { LookupBody } from '../../runtime/wire/records/rowCalls.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { lookupRows, lookupSource } from './lookupValues.ts';

/**
 * `POST /api/{table}/Lookup` `{field, key}`: the values copied from a chosen record, by target field.
 * Needs the right to open the table; source fields hidden by a role are left out.
 */
export const lookup = async (call: UserCall, tableName: string): Promise<Answer<Row>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { catalog } = call.context;
  const body = sentBody<LookupBody>(call);
  const field = asText(body.field) ?? '';
  const key = asText(body.key);
  const source = lookupSource(catalog, found.access.table, field);
  if (source === undefined) return refuse('422', call.say('server.noLookup', { field }));
  if (key === undefined || key === '') return refuse('422', call.say('server.paramsIncomplete'));
  const rows = await lookupRows(call, source, [key]);
  const row = rows.get(key);
  if (row === undefined)
    return refuse(
      '404',
      call.say('form.option', { title: found.access.table.byName.get(field)?.title ?? field }),
    );
  const readable = readableFields(call.user, source.table);
  const values: Record<string, Cell> = {};
  for (const [target, from] of source.targets)
    if (readable.has(from.field)) values[target] = row[from.field] ?? null;
  return succeed(null, values);
};
