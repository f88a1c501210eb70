import { idsOf } from '../../../access/loadAccount.ts';
import { type Answer, plain } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';

const people =
  'select "User_Id" as "key", "UserTrueName" as "value", "Enable", "RoleIds" from "Sys_User" order by 1';
const roles = 'select "Role_Id" as "key", "RoleName" as "value", "Enable" from "Sys_Role" order by 1';

type Named = Readonly<Record<string, unknown>>;

/** Splits users or roles into enabled and disabled ones. */
function split(rows: readonly Named[]) {
  const named = (isOn: boolean) =>
    rows
      .filter(({ Enable }) => (Enable === 1) === isOn)
      .map(({ key, value, RoleIds }) => ({
        key,
        value,
        ...(RoleIds === undefined ? {} : { roleIds: idsOf(RoleIds) }),
      }));
  return { on: named(true), off: named(false) };
}

/**
 * `GET /api/Sys_WorkFlow/getNodeDic`: users and roles that a node may name.
 * `mail` tells whether mails are sent; without SMTP_URL users see messages only in the history. Beyond the
 * specification:
 * `roleIds` of users, and `disabled` ones, which older flows may name.
 */
export const getNodeDic = async (call: UserCall): Promise<Answer> => {
  const { db, mailer } = call.context;
  const users = split((await db.query(people)).rows);
  const groups = split((await db.query(roles)).rows);
  return plain({
    status: true,
    message: null,
    users: users.on,
    roles: groups.on,
    disabled: { users: users.off, roles: groups.off },
    mail: mailer !== undefined,
  });
};
