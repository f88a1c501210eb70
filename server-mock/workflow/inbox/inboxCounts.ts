import type { User } from '../../../runtime/model/access/User.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import type { UserCounts } from '../../events/UserCounts.ts';
import { taskValue } from './taskScopes.ts';

/** Users counted per statement. */
const batch = 50;

/** The `value` of each list of `Sys_WorkFlowTable/Page`, so that counts match the lists. */
const values = { waiting: '0', decided: '1', mine: '2', copied: '3' } as const;

const countOf = (user: User, value: string, now: string): RawBuilder<unknown> => {
  const wanted = taskValue(user, value, now);
  return wanted === undefined ? sql`0` : sql`(select count(*) from "Sys_WorkFlowTable" where ${wanted})`;
};

const rowOf = (user: User, now: string): RawBuilder<unknown> => sql`
  select cast(${user.id} as int) as "id", ${countOf(user, values.waiting, now)} as "waiting",
    ${countOf(user, values.decided, now)} as "decided", ${countOf(user, values.mine, now)} as "mine",
    ${countOf(user, values.copied, now)} as "copied",
    (select count(*) from "Sys_Message_history" where "User_Id" = ${user.id} and "IsRead" = 0) as "unread"`;

/** Inbox counts of several users by id, with one statement per fifty users. */
export const inboxCounts = async (
  db: Queryable,
  users: readonly User[],
  /** `yyyy-MM-dd HH:mm:ss`; its day selects substitutes. */
  now: string,
): Promise<ReadonlyMap<number, UserCounts>> => {
  const counts = new Map<number, UserCounts>();
  for (let at = 0; at < users.length; at += batch) {
    const asked = users.slice(at, at + batch).map((user) => rowOf(user, now));
    const { rows } = await run(db, sql.join(asked, sql` union all `));
    for (const row of rows)
      counts.set(Number(row.id), {
        waiting: Number(row.waiting),
        decided: Number(row.decided),
        mine: Number(row.mine),
        copied: Number(row.copied),
        unread: Number(row.unread),
      });
  }
  return counts;
};
