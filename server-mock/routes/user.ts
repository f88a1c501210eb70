import { accountEndpoints as endpoints } from '../../runtime/wire/account/accountEndpoints.ts';
import { login } from '../accounts/login.ts';
import { logout } from '../accounts/logout.ts';
import { modifyPassword, modifyUserPassword } from '../accounts/modifyPassword.ts';
import { fail, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { publicRoute, type Route, userRoute } from '../http/Route.ts';

const userInfo = async ({ user }: UserCall) =>
  succeed(null, {
    user_Id: user.id,
    userName: user.userName,
    userTrueName: user.realName,
    realName: user.realName,
    roleIds: user.roleIds,
    roleNames: user.roleNames,
  });

const replaceToken = async (call: UserCall) => {
  const claims = await call.context.tokens.read(call.token);
  if (claims === undefined) return fail(401, call.say('server.notSignedIn'));
  return succeed(null, await call.context.tokens.replace(call.token, claims));
};

/** A call about the session of a person. */
const ofSession = { beforePasswordChange: true, isForLookers: true, needsPerson: true } as const;

/** Routes for sign-in and the own account. */
export const userRoutes: readonly Route[] = [
  publicRoute(endpoints.login, login, { needsPerson: true }),
  userRoute(endpoints.replaceToken, replaceToken, ofSession),
  userRoute(endpoints.logout, logout, ofSession),
  userRoute(endpoints.changePassword, modifyPassword, { beforePasswordChange: true, needsPerson: true }),
  userRoute(endpoints.resetPassword, modifyUserPassword),
  userRoute(endpoints.userInfo, userInfo),
  userRoute(endpoints.userInfoByPost, userInfo),
];
