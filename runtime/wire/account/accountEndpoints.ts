import { answering, endpoint } from '../Endpoint.ts';
import { anyone, onTable, signedIn } from '../Right.ts';
import type { Credentials } from './Credentials.ts';

/** Signing in and the own account. */
export const accountEndpoints = {
  login: answering<Credentials>()(endpoint('POST', '/api/user/login', anyone)),
  replaceToken: answering<string>()(endpoint('POST', '/api/User/replaceToken', signedIn)),
  logout: endpoint('POST', '/api/User/logout', signedIn),
  changePassword: answering<{ readonly token: string }>()(endpoint('POST', '/api/User/modifyPwd', signedIn)),
  resetPassword: endpoint('POST', '/api/User/modifyUserPwd', onTable('Update')),
  userInfo: endpoint('GET', '/api/User/getCurrentUserInfo', signedIn),
  userInfoByPost: endpoint('POST', '/api/User/getCurrentUserInfo', signedIn),
} as const;
