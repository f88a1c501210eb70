import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { PresenceBody, PresentUser } from '../../runtime/wire/session/Presence.ts';
import { keyOf } from '../catalog/systemTables.ts';
import { run } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';

/**
 * Milliseconds after the last heartbeat until a user counts as gone. Windows send one every 20 s, hidden ones once a
 * minute.
 */
const expiryMillis = 75_000;
const windowShape = /^[\w-]{1,64}$/;

/** Key of the record if the user can see it. */
const seenKey = async (call: UserCall, access: TableAccess, sent: unknown): Promise<Cell | undefined> => {
  const { table, rows } = access;
  const key = parseKey(table, sent);
  if (key === undefined) return undefined;
  const where = sql`${name(table.key)} = ${key}`;
  const found = await rows.select(call.context.db, { columns: [table.key], where });
  return found.rows.length === 0 ? undefined : key;
};

/**
 * `POST /api/jig/presence` `{table, key, window, field?, gone?}`: reports that the caller has a record open. Returns
 * the other users who do, as `[{userName, field}]`, each once. Requires the right to search the table and to see the
 * record. Includes a field only if the caller may read it; for detail fields it returns the table. Omits the
 * caller's own other windows.
 */
export const presence = async (call: UserCall): Promise<Answer<readonly PresentUser[]>> => {
  const body = sentBody<PresenceBody>(call);
  const found = accessTable(call, asText(body.table) ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const window = asText(body.window) ?? '';
  const key = await seenKey(call, access, asText(body.key));
  if (key === undefined || !windowShape.test(window)) return refuse('404', call.say('server.badKey'));
  const { table, details } = access.table;
  const { db, clock } = call.context;
  const known = (field: unknown): field is string =>
    typeof field === 'string' && (access.readable.has(field) || details.some((one) => one.table === field));
  const sent = asText(body.field);
  const field = known(sent) ? sent : null;
  const record = keyText(key);
  const id = keyOf(table, record, call.user.id, window);
  await run(db, sql`delete from "jig_presence" where "SeenAt" < ${clock.at(-expiryMillis)} or "Id" = ${id}`);
  if (body.gone !== true)
    await run(
      db,
      sql`insert into "jig_presence" ("Id", "TableName", "RecordKey", "UserId", "UserName", "Field", "SeenAt")
          values (${id}, ${table}, ${record}, ${call.user.id}, ${call.user.realName}, ${field}, ${clock.now()})
          on conflict ("Id") do update set "Field" = excluded."Field", "SeenAt" = excluded."SeenAt"`,
    );
  const others = await run(
    db,
    sql`select distinct on ("UserId") "UserId", "UserName", "Field" from "jig_presence"
        where "TableName" = ${table} and "RecordKey" = ${record} and "UserId" <> ${call.user.id}
        order by "UserId", "SeenAt" desc limit 20`,
  );
  return succeed(
    null,
    others.rows.map((row) => ({
      userName: String(row.UserName),
      field: known(row.Field) ? row.Field : null,
    })),
  );
};
