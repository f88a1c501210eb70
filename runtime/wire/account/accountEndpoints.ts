import { endpoint, type NoBody } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { anyone, onTable, signedIn } from '../Right.ts';
import type { Credentials, LoginBody, PasswordChange, ResetPassword } from './Credentials.ts';
import type { UserInfo } from './UserInfo.ts';

/** Signing in and the own account. */
export const accountEndpoints = {
  login: endpoint<Credentials, LoginBody>()('POST', '/api/user/login', anyone),
  replaceToken: endpoint<string, NoBody>()('POST', '/api/User/replaceToken', signedIn),
  logout: endpoint<null, NoBody>()('POST', '/api/User/logout', signedIn),
  changePassword: endpoint<{ readonly token: string }, PasswordChange>()(
    'POST',
    '/api/User/modifyPwd',
    signedIn,
  ),
  resetPassword: endpoint<null, ResetPassword>()(
    'POST',
    '/api/User/modifyUserPwd',
    onTable('Update'),
    keysAt('account', 'body.userName'),
  ),
  userInfo: endpoint<UserInfo>()('GET', '/api/User/getCurrentUserInfo', signedIn),
  userInfoByPost: endpoint<UserInfo>()('POST', '/api/User/getCurrentUserInfo', signedIn, 'reads'),
} as const;
