import { writableFields } from '../../runtime/model/access/writableFields.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { RowSwitch } from '../../runtime/wire/records/rowCalls.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { Refusal } from '../http/Refusal.ts';
import { parseKey } from '../reading/parseKey.ts';
import { systemRows, systemRun, systemTable } from '../reading/systemRows.ts';
import { decideRow } from './rows/decideRow.ts';
import { type StateAccess, stateAccess } from './rows/stateAccess.ts';
import { pluggedTables, tellChanged } from './saving/plugged.ts';

/** Maximum rows one switch may change. */
const cascadeLimit = 1000;

/**
 * `POST /api/{table}/switchRow` `{key, value}`: turns the switch of a row (`grid.rowSwitch`).
 * In a tree table all rows below it follow. One transaction: every row must pass the checks of its own save,
 * or none changes.
 * Answers the changed keys.
 */
export const switchRow = async (call: UserCall, tableName: string): Promise<Answer<readonly string[]>> => {
  const found = stateAccess(call, tableName, 'Update');
  if ('refused' in found) return found.refused;
  const { table } = found.access;
  const field = table.byName.get(table.grid?.rowSwitch ?? '');
  if (field === undefined || call.context.catalog.owners.of(table.table).length > 0)
    return refuse('422', call.say('server.noSwitch', { table: table.cnName }));
  const body = sentBody<RowSwitch>(call);
  const key = parseKey(table, asText(body.key));
  const value = field.kind.parse(body.value ?? null, field);
  if (key === undefined || !value.ok || value.value === null) return refuse('422', call.say('server.badKey'));
  const set = value.value;
  try {
    const keys = await call.context.db.transaction((tx) => turn(tx, call, found.access, field, key, set));
    if (keys.length > 0) call.context.changes.bump([table.table, 'Sys_Log', ...pluggedTables(call.context)]);
    return succeed(call.say('server.switched', { n: keys.length }), keys);
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
};

const turn = async (
  tx: Queryable,
  call: TransactionCall,
  { table, scope }: StateAccess,
  field: ResolvedField,
  key: Cell,
  value: Cell,
): Promise<readonly string[]> => {
  const keys = await keysBelow(tx, table, key);
  if (keys.length > cascadeLimit)
    throw new Refusal(refuse('422', call.say('server.switchTooMany', { n: cascadeLimit })));
  const seen = scope === undefined ? sql`` : sql` and ${scope}`;
  const inside = sql`${name(table.key)} = ${anyOf(keys)}${seen}`;
  const rows = await systemRows(tx, 'change', table, inside, sql`order by ${name(table.key)} for update`);
  if (!rows.some((row) => String(row[table.key]) === String(key)))
    throw new Refusal(refuse('404', call.say('server.notFound')));
  // A partly switched branch would be misleading, so it is refused.
  if (rows.length < keys.length) throw new Refusal(refuse('403', call.say('server.switchOutOfScope')));
  const changed = rows.filter((row) => String(row[field.field] ?? '') !== String(value));
  for (const row of changed) {
    refuseField(call, table, field, row);
    await decideRow(tx, call, table, row, {
      action: 'Update',
      values: { [field.field]: value },
      stamps: ['Update'],
      log: 'Edit',
      reason: '',
    });
  }
  await tellChanged(tx, call, table, { rows: async () => changed });
  return changed.map((row) => String(row[table.key]));
};

const refuseField = (
  call: TransactionCall,
  table: StateAccess['table'],
  field: ResolvedField,
  row: Row,
): void => {
  if (writableFields(call.user, table, row, { now: call.context.clock.now() }).has(field.field)) return;
  const params = { table: table.cnName, field: field.title, name: String(row[table.nameField] ?? '') };
  throw new Refusal(refuse('403', call.say('server.switchForbidden', params)));
};

/** Keys of the row and of all rows below it. */
const keysBelow = async (
  tx: Queryable,
  { table, key: keyField, parentField, parentBy }: StateAccess['table'],
  key: Cell,
): Promise<readonly Cell[]> => {
  if (parentField === undefined) return [key];
  const { rows } = await systemRun(
    tx,
    'tree',
    sql`with recursive "down"("id", "by") as (
          select ${name(keyField)}, ${name(parentBy)} from ${systemTable(table)} where ${name(keyField)} = ${key}
          union select t.${name(keyField)}, t.${name(parentBy)} from ${systemTable(table)} t
            join "down" on t.${name(parentField)} = "down"."by"
        ) select "id" from "down" limit ${cascadeLimit + 1}`,
  );
  return rows.map((row) => row.id as Cell); // a key
};
