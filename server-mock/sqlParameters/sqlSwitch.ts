import type { Queryable } from '../db/Database.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import type { UserCall } from '../http/Call.ts';
import { writeLog } from '../records/writeLog.ts';

const id = 'sqlParameters';

/** Whether SQL parameters are enabled. Off until user 1 enables them. */
export const isSwitchedOn = async (db: Queryable): Promise<boolean> => (await readSetting(db, id)) === 'on';

/** Enables or disables SQL parameters for all users and logs the user. The caller checks the right. */
export const switchSql = (call: UserCall, on: boolean): Promise<void> =>
  call.context.db.transaction(async (tx) => {
    const value = on ? 'on' : 'off';
    await writeSetting(tx, { id, value, userId: call.user.id, now: call.context.clock.now() });
    await writeLog(tx, call, { type: 'System', table: 'jig_setting', key: id, changes: { Value: [value] } });
  });
