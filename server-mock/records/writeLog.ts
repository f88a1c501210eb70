import { versionField } from '../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import type { UserCall } from '../http/Call.ts';
import { keyText } from './keyText.ts';
import { watchOf } from './WriteWatch.ts';
import { insertRow } from './writeRow.ts';

/** Types of log rows (dictionary `log`). */
export type LogType = 'Login' | 'Add' | 'Edit' | 'Del' | 'Audit' | 'Refused' | 'Case' | 'Design' | 'System';

/** Longest text of changes kept; the rest is cut and said. */
const changesLimit = 60_000;

/** Who does it: a call's user, the one who just signed in, or the server itself. */
export type LogWriter = Pick<UserCall, 'requestId'> & {
  readonly context: Pick<ServerContext, 'catalog'> & { readonly clock: { now(): string } };
  readonly user: { readonly id: number; readonly realName: string };
};

/** What changed, as `{field: [before, after]}`; passwords and bookkeeping are left out. */
export const changesOf = (
  table: ResolvedTable,
  before: Row | undefined,
  after: Row,
): Readonly<Record<string, readonly unknown[]>> => {
  const changes: Record<string, readonly unknown[]> = {};
  for (const field of table.fields) {
    const { field: name } = field;
    if (field.stamp !== undefined || name === versionField || !Object.hasOwn(after, name)) continue;
    const from = before?.[name] ?? null;
    const to = after[name] ?? null;
    if (keyText(from) === keyText(to)) continue;
    changes[name] = field.writeOnly ? ['***', '***'] : before === undefined ? [to] : [from, to];
  }
  return changes;
};

/** Writes one log row in the caller's transaction. Tables without a log schema log nothing. */
export const writeLog = async (
  tx: Queryable,
  writer: LogWriter,
  entry: { readonly type: LogType; readonly table: string; readonly key: string; readonly changes: unknown },
): Promise<void> => {
  const log = writer.context.catalog.table('Sys_Log');
  if (log === undefined) return;
  const { id, realName } = writer.user;
  watchOf(tx)?.because(entry.table, entry.key, { type: entry.type, user: { id, realName } });
  const changes = JSON.stringify(entry.changes);
  await insertRow(tx, log, {
    LogType: entry.type,
    BeginDate: writer.context.clock.now(),
    User_Id: writer.user.id,
    UserName: writer.user.realName,
    TableName: entry.table,
    TableKey: entry.key.slice(0, 100),
    Changes: changes.length > changesLimit ? `${changes.slice(0, changesLimit)}...` : changes,
    RequestId: writer.requestId,
  });
};
