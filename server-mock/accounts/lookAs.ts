import { refusalToManage } from '../access/mayManageRole.ts';
import { roleViewKey } from '../access/RoleViews.ts';
import { rolesOf } from '../access/roles.ts';
import { type Answer, fail, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { writeLog } from '../records/writeLog.ts';

/**
 * `POST /api/Sys_Role/lookAs?roleId`: returns a token with which the caller sees the product as a role below sees it, at most
 * what the caller may see, and stores nothing. The token belongs to the caller's session and ends with it.
 */
export const lookAs = async (call: UserCall, roleId: number): Promise<Answer<{ readonly token: string }>> => {
  const { changes, db, roleViews, tokens } = call.context;
  const roles = await rolesOf(db);
  const role = roles.find(({ id }) => id === roleId);
  if (role === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  const refused = refusalToManage(call.user, roles, roleId);
  if (refused !== undefined) return refuse('403', call.say(refused));
  const claims = await tokens.read(call.token);
  if (claims === undefined) return fail(401, call.say('server.notSignedIn'));
  if ((await roleViews.of(roleViewKey(call.user.id, roleId))) === undefined)
    return refuse('403', call.say('server.roleDisabled', { role: role.name }));
  const token = await tokens.issueAs(claims, roleId);
  await db.transaction((tx) =>
    writeLog(tx, call, {
      type: 'Login',
      table: 'Sys_Role',
      key: String(roleId),
      changes: { address: call.address },
    }),
  );
  changes.bump(['Sys_Log']);
  return succeed(call.say('server.lookingAs', { role: role.name }), { token });
};
