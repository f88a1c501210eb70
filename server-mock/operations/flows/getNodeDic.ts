import { type Answer, plain } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { refuseOnFlows } from './refuseOnFlows.ts';

const people =
  'select "User_Id" as "key", "UserTrueName" as "value" from "Sys_User" where "Enable" = 1 order by 1';
const roles =
  'select "Role_Id" as "key", "RoleName" as "value" from "Sys_Role" where "Enable" = 1 order by 1';

/**
 * `GET /api/Sys_WorkFlow/getNodeDic` (specification 2 section 7): who may be named in a node. `mail`: whether letters are
 * sent at all; without SMTP_URL the message history alone tells people.
 */
export const getNodeDic = async (call: UserCall): Promise<Answer> => {
  const refused = refuseOnFlows(call, 'Search');
  if (refused !== undefined) return refused;
  const { db, mailer } = call.context;
  return plain({
    status: true,
    message: null,
    users: (await db.query(people)).rows,
    roles: (await db.query(roles)).rows,
    mail: mailer !== undefined,
  });
};
