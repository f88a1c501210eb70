import type { MailingContent } from '../../runtime/wire/mailings/Mailing.ts';
import { idsOf } from '../access/loadAccount.ts';
import { rolesOf } from '../access/roles.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** A user as mails are sent to. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  /** Empty: none. */
  readonly mail: string;
  readonly isEnabled: boolean;
  readonly roleIds: readonly number[];
}

/** Most users of an installation that are looked through. */
const mostUsers = 20_000;

/** All users, by name. */
export const allRecipients = async (db: Queryable): Promise<readonly Recipient[]> => {
  const { rows } = await run(
    db,
    sql`select "User_Id", "UserName", "UserTrueName", "Mail", "RoleIds", "Enable" from "Sys_User" order by "UserTrueName", "User_Id" limit ${mostUsers}`,
  );
  return rows.map((row) => ({
    id: Number(row.User_Id),
    name: String(row.UserTrueName ?? row.UserName),
    mail: String(row.Mail ?? '').trim(),
    isEnabled: Number(row.Enable ?? 1) === 1,
    roleIds: idsOf(row.RoleIds),
  }));
};

/** Those whom a mailing names: its users, and those who are in force and have one of its roles. Users that are gone are told by id. */
export const recipientsOf = async (
  db: Queryable,
  { users, roles }: Pick<MailingContent, 'users' | 'roles'>,
): Promise<{ readonly people: readonly Recipient[]; readonly gone: readonly number[] }> => {
  const all = await allRecipients(db);
  const inForce = new Set((await rolesOf(db)).filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
  const wanted = roles.filter((id) => inForce.has(id));
  const people = all.filter(
    ({ id, isEnabled, roleIds }) =>
      users.includes(id) || (isEnabled && roleIds.some((role) => wanted.includes(role))),
  );
  return { people, gone: users.filter((id) => !all.some((one) => one.id === id)) };
};
