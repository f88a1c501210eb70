import { passwordProblem } from '../access/passwordRules.ts';
import { type Hook, outsideOf, veto } from '../context/Hook.ts';

/**
 * Sys_User: a new account needs a password. A sent password is stored as a hash and ends all sessions of the user.
 * The user must choose a new one at the next login, unless it is the caller's own account.
 */
export const userPassword: Hook = async (input) => {
  const { call, moment, table, stored, values } = input;
  const password = values.UserPwd;
  const isSent = typeof password === 'string' && password !== '';
  if (moment === 'addBefore' && !isSent)
    return veto('UserPwd', 'form.required', { title: table.byName.get('UserPwd')?.title ?? '' });
  if (isSent) {
    const problem = passwordProblem(password, String(values.UserName ?? stored?.UserName ?? ''));
    if (problem !== undefined) return veto('UserPwd', problem);
    const hashed = await outsideOf(input).context.passwords.hash(password);
    if (!hashed.ok) return veto('UserPwd', 'server.signInBusy', { seconds: hashed.seconds });
    values.UserPwd = hashed.value;
    values.MustChangePwd = Number(stored?.User_Id) === call.user.id ? 0 : 1;
  } else delete values.UserPwd;
  const isSignedOut = stored !== undefined && (isSent || values.Enable === 0);
  if (isSignedOut) values.TokenVersion = Number(stored.TokenVersion ?? 0) + 1;
  return [];
};
