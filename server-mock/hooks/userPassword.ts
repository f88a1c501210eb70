import { hashPassword } from '../auth/password.ts';
import { type Hook, veto } from './Hook.ts';

/** Sys_User: a new account needs a password; one that is sent is stored as a hash and ends all sessions of the user. */
export const userPassword: Hook = async ({ moment, table, stored, values }) => {
  const password = values.UserPwd;
  const isSent = typeof password === 'string' && password !== '';
  if (moment === 'addBefore' && !isSent)
    return veto('UserPwd', 'form.required', { title: table.byName.get('UserPwd')?.title ?? '' });
  if (isSent) values.UserPwd = await hashPassword(password);
  else delete values.UserPwd;
  const isSignedOut = stored !== undefined && (isSent || values.Enable === 0);
  if (isSignedOut) values.TokenVersion = Number(stored.TokenVersion ?? 0) + 1;
  return [];
};
