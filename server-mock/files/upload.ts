import { randomUUID } from 'node:crypto';
import type { Finding } from '../../runtime/model/fields/types/FieldType.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf, values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { partsOf } from './partsOf.ts';
import { type Received, receiveFile } from './receiveFile.ts';
import { pathPrefix } from './serverPath.ts';
import { type UploadTarget, uploadTarget } from './uploadTarget.ts';

/** Maximum bytes and files of one user's uploads without a record. */
const unsavedLimits = { bytes: 2 * 1024 * 1024 * 1024, files: 2000 } as const;

/**
 * `POST /api/{table}/Upload` and `/ElUpload`: one part per new file, with any part names. Returns the path prefix of
 * the names, and each file with its path in `extra.files`. Keeps all files or none.
 */
export async function upload(call: UserCall, tableName: string): Promise<Answer<string>> {
  const aimed = uploadTarget(call, tableName);
  if ('refused' in aimed) return aimed.refused;
  if (await hasTooMuchUnsaved(call)) return refuse('429', call.say('upload.tooMuchUnsaved'));
  const received: Received[] = [];
  try {
    const refused = await receiveAll(call, aimed.target, received);
    if (refused === undefined) return await keepAll(call, aimed.target, received);
    return refuse('422', messageOf({ rule: refused.rule, params: refused.params ?? {} }, call.locale));
  } finally {
    for (const { arrived } of received) await call.context.fileStore.drop(arrived.name);
  }
}

async function receiveAll(
  call: UserCall,
  target: UploadTarget,
  received: Received[],
): Promise<Finding | undefined> {
  const { field } = target;
  for await (const part of partsOf(call)) {
    if (received.length >= target.files)
      return (
        field?.kind.tooManyFiles?.(target.files) ?? { rule: 'form.maxFiles', params: { n: target.files } }
      );
    const one = await receiveFile(call, part, target);
    if ('refused' in one) return one.refused;
    received.push(one.received);
    const { name } = one.received;
    if (received.filter((other) => other.name === name).length > 1)
      return { rule: 'upload.duplicate', params: { name } };
  }
  return received.length === 0 ? { rule: 'form.chooseFile' } : undefined;
}

async function keepAll(
  call: UserCall,
  target: UploadTarget,
  received: readonly Received[],
): Promise<Answer<string>> {
  const { db, clock, fileStore } = call.context;
  const { table } = target.table;
  const serverId = randomUUID();
  const prefix = pathPrefix(table, serverId);
  const now = clock.now();
  const idOf = (index: number): string => `${serverId}.${index}`;
  const ids = received.map((_, index) => idOf(index));
  const rows = received.map(({ name, format, arrived }, index) => [
    idOf(index),
    serverId,
    prefix + name,
    table,
    target.field?.field ?? null,
    name,
    arrived.size,
    format,
    arrived.sha256,
    call.user.id,
    now,
  ]);
  // Insert the rows first: if the process ends in between, the database still lists every stored file.
  await run(
    db,
    sql`insert into "jig_file" ("Id", "ServerId", "Path", "TableName", "FieldName", "Name", "Size", "Format", "Sha256", "UserId", "CreatedAt")
        values ${sql.join(rows.map((row) => sql`(${values(row)})`))}`,
  );
  try {
    for (const [index, { arrived }] of received.entries()) await fileStore.keep(arrived, idOf(index));
  } catch (error) {
    for (const id of ids) await fileStore.remove(id).catch(() => undefined);
    await run(db, sql`delete from "jig_file" where "Id" = ${anyOf(ids)}`).catch(() => undefined);
    throw error;
  }
  const files = received.map(({ name, arrived }) => ({ name, path: prefix + name, size: arrived.size }));
  return succeed(call.say('server.uploaded'), prefix, { files });
}

async function hasTooMuchUnsaved(call: UserCall): Promise<boolean> {
  const { rows } = await run(
    call.context.db,
    sql`select count(*)::integer as "Files", coalesce(sum("Size"), 0)::text as "Bytes" from "jig_file"
        where "AttachedAt" is null and "UserId" = ${call.user.id}`,
  );
  return Number(rows[0]?.Files) >= unsavedLimits.files || Number(rows[0]?.Bytes) >= unsavedLimits.bytes;
}
