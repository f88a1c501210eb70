import { login } from '../accounts/login.ts';
import { logout } from '../accounts/logout.ts';
import { modifyPassword, modifyUserPassword } from '../accounts/modifyPassword.ts';
import { fail, succeed } from '../http/Answer.ts';
import { publicRoute, type Route, userRoute } from '../http/Route.ts';

/** Routes for sign-in and the own account. */
export const userRoutes: readonly Route[] = [
  publicRoute('POST', '/api/user/login', login),
  {
    ...userRoute('POST', '/api/user/replacetoken', async (call) => {
      const claims = await call.context.tokens.read(call.token);
      if (claims === undefined) return fail(401, call.say('server.notSignedIn'));
      return succeed(null, await call.context.tokens.replace(call.token, claims));
    }),
    beforePasswordChange: true,
  },
  { ...userRoute('POST', '/api/user/logout', logout), beforePasswordChange: true },
  { ...userRoute('POST', '/api/user/modifypwd', modifyPassword), beforePasswordChange: true },
  userRoute('POST', '/api/user/modifyuserpwd', modifyUserPassword),
  ...(['GET', 'POST'] as const).map((method) =>
    userRoute(method, '/api/user/getcurrentuserinfo', async ({ user }) =>
      succeed(null, {
        user_Id: user.id,
        userName: user.userName,
        userTrueName: user.realName,
        realName: user.realName,
        roleIds: user.roleIds,
        roleNames: user.roleNames,
      }),
    ),
  ),
];
