import type { MessageKey } from '../../runtime/model/messages/index.ts';
import { commonPasswords } from './commonPasswords.ts';
import { passwordMinimum } from './password.ts';

/** Maximum length of user names and passwords; longer ones are refused before any work. */
export const longestUserName = 50;
export const longestPassword = 200;

/** Why the account may not use this password; undefined when it may. */
export const passwordProblem = (password: string, userName: string): MessageKey | undefined => {
  if (password.length > longestPassword) return 'server.credentialsLong';
  if (password.length < passwordMinimum) return 'server.passwordShort';
  const lower = password.toLowerCase();
  const isCommon = commonPasswords.has(lower) || lower === userName.trim().toLowerCase();
  return isCommon ? 'server.passwordCommon' : undefined;
};
