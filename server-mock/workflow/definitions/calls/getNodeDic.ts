import type { Plain } from '../../../../runtime/wire/Endpoint.ts';
import type { NamedKey, NodePeople } from '../../../../runtime/wire/workflow/NodePeople.ts';
import { idsOf } from '../../../access/loadAccount.ts';
import { type Answer, plain } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';

const people =
  'select "User_Id" as "key", "UserTrueName" as "value", "Enable", "RoleIds" from "Sys_User" order by 1';
const roles = 'select "Role_Id" as "key", "RoleName" as "value", "Enable" from "Sys_Role" order by 1';

/** Splits users or roles into enabled and disabled ones. */
const split = <Named>(
  rows: readonly Readonly<Record<string, unknown>>[],
  named: (row: Readonly<Record<string, unknown>>) => Named,
): { readonly on: readonly Named[]; readonly off: readonly Named[] } => {
  const isOn = ({ Enable }: Readonly<Record<string, unknown>>): boolean => Enable === 1;
  return { on: rows.filter(isOn).map(named), off: rows.filter((row) => !isOn(row)).map(named) };
};

// Columns of the statements above.
const namedKey = ({ key, value }: Readonly<Record<string, unknown>>): NamedKey => ({
  key: key as number,
  value: value as string,
});

/**
 * `GET /api/Sys_WorkFlow/getNodeDic`: users and roles that a node may name.
 * `mail` tells whether mails are sent; without SMTP_URL users see messages only in the history. Beyond the
 * specification:
 * `roleIds` of users, and `disabled` ones, which older flows may name.
 */
export const getNodeDic = async (call: UserCall): Promise<Answer<Plain<NodePeople>>> => {
  const { db, mailer } = call.context;
  const users = split((await db.query(people)).rows, (row) => ({
    ...namedKey(row),
    roleIds: idsOf(row.RoleIds),
  }));
  const groups = split((await db.query(roles)).rows, namedKey);
  return plain({
    status: true,
    message: null,
    users: users.on,
    roles: groups.on,
    disabled: { users: users.off, roles: groups.off },
    mail: mailer !== undefined,
  });
};
