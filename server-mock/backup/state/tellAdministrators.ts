import { statusPage } from '../../../runtime/model/boards/statusPanels.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import { superAdminRole } from '../../access/loadAccount.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { insertRow } from '../../records/writeRow.ts';
import { alarmNow, type BackupAlarm, mostHours } from './backupAlarm.ts';
import { readNote, writeNote } from './storedNote.ts';

const messageTable = 'Sys_Message_history';
/** Setting with the day on which each kind of alarm was told last. */
const settingId = 'backup.alarm';

/** The message, in the language of the company. */
const wordsOf = (alarm: BackupAlarm): string => {
  if (alarm.kind === 'failed')
    return text('status.alarmFailed', 'zh', { time: alarm.at, because: alarm.because });
  return alarm.kind === 'old'
    ? text('status.alarmOld', 'zh', { time: alarm.at, hours: mostHours })
    : text('status.alarmNever', 'zh');
};

/** Marks this kind of alarm as sent today. False: it was sent before, by this process or another. */
const isNewToday = async (tx: Queryable, kind: BackupAlarm['kind'], now: string): Promise<boolean> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('jig backup alarm')) is null as "locked"`);
  const days = (await readNote(tx, settingId)) ?? {};
  const today = now.slice(0, 10);
  if (days[kind] === today) return false;
  await writeNote(tx, settingId, { ...days, [kind]: today }, now);
  return true;
};

/** Administrators who may sign in, by id. */
const administrators = async (tx: Queryable): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await tx.query(
    `select "User_Id", coalesce("UserTrueName", "UserName") as "name" from "Sys_User"
      where "Enable" = 1 and $1 = any(string_to_array(replace("RoleIds", ' ', ''), ',')) order by "User_Id"`,
    [String(superAdminRole)],
  );
  return new Map(rows.map((row) => [Number(row.User_Id), String(row.name)]));
};

/** Tells administrators what is wrong with the backups, each kind of it once a day. */
export const tellAdministrators = async (context: ServerContext): Promise<void> => {
  const { db, catalog, clock, changes, events, log } = context;
  const messages = catalog.table(messageTable);
  const alarm = await alarmNow(context);
  if (alarm === undefined || messages === undefined) return;
  const now = clock.now();
  const told = await db.transaction(async (tx) => {
    if (!(await isNewToday(tx, alarm.kind, now))) return undefined;
    const users = await administrators(tx);
    for (const [id, name] of users)
      await insertRow(tx, messages, {
        Title: text('status.alarmTitle', 'zh'),
        Content: wordsOf(alarm),
        User_Id: id,
        UserName: name,
        WorkTable: statusPage.slice(1),
        WorkTableName: catalog.bundle.pages.find(({ path }) => path === statusPage)?.title ?? '',
        IsRead: 0,
        CreateDate: now,
      });
    return [...users.keys()];
  });
  if (told === undefined) return;
  log.error(alarm, 'the backups need an administrator');
  changes.bump([messageTable]);
  events.told([{ table: messageTable, keys: [], users: told, roles: [] }]);
};
