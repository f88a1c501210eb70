import { mostNamed, type ReadBody, type ReadersAnswer } from '../../runtime/wire/readers/Readers.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { seenDocument } from '../reading/seenDocument.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';
import { readerId } from './readerId.ts';
import { usersWhoMayOpen } from './usersWhoMayOpen.ts';

/** The record that a call names, where its table keeps readers and the caller may open it. */
const keptRecord = async (call: UserCall, table: string, key: string | undefined) => {
  const found = await seenDocument(call, table, key);
  if ('refused' in found) return found;
  const { document } = found;
  return document.table.hasReaders === true
    ? { table: document.table.table, key: keyText(document.key) }
    : { refused: refuse('404', call.say('server.notFound')) };
};

/** `POST /api/jig/readers/note`: the caller has opened a record. The first time counts. */
export const noteReader = async (call: UserCall): Promise<Answer<null>> => {
  const body = sentBody<ReadBody>(call);
  const found = await keptRecord(call, asText(body.table) ?? '', asText(body.key));
  if ('refused' in found) return found.refused;
  await run(
    call.context.db,
    sql`insert into "jig_reader" ("Id", "TableName", "RecordKey", "UserId", "ReadAt")
        values (${readerId(found.table, found.key, call.user.id)}, ${found.table}, ${found.key}, ${call.user.id}, ${call.context.clock.now()}) on conflict do nothing`,
  );
  return succeed(null, null);
};

/** `GET /api/jig/readers?table&key`: who has read a record and who has not, for those who may change it. */
export const readersOf = async (call: UserCall): Promise<Answer<ReadersAnswer>> => {
  const table = call.query('table') ?? '';
  const access = accessTable(call, table, 'Update');
  if ('refused' in access) return access.refused;
  const found = await keptRecord(call, table, call.query('key'));
  if ('refused' in found) return found.refused;
  const { catalog, db } = call.context;
  const { rows } = await run(
    db,
    sql`select "jig_reader"."UserId", "ReadAt", coalesce("UserTrueName", "UserName") as "name"
        from "jig_reader" join "Sys_User" on "User_Id" = "jig_reader"."UserId"
        where "TableName" = ${found.table} and "RecordKey" = ${found.key} order by "ReadAt" desc, "jig_reader"."UserId"`,
  );
  const done = new Set(rows.map(({ UserId }) => Number(UserId)));
  const waiting = (await usersWhoMayOpen(db, catalog, found.table)).filter(({ id }) => !done.has(id));
  return succeed(null, {
    readers: rows.slice(0, mostNamed).map(({ name, ReadAt }) => ({ name: String(name), at: String(ReadAt) })),
    waiting: waiting.slice(0, mostNamed).map(({ name }) => name),
    total: { readers: rows.length, waiting: waiting.length },
  });
};
