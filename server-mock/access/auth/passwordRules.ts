import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { commonPasswords } from './commonPasswords.ts';
import { passwordMinimum } from './password.ts';

/** Longest user name and password that are looked at; longer ones are refused before anything is done with them. */
export const longestUserName = 50;
export const longestPassword = 200;

/** Why a person may not choose this password for this account; undefined when they may. */
export const passwordProblem = (password: string, userName: string): MessageKey | undefined => {
  if (password.length > longestPassword) return 'server.credentialsLong';
  if (password.length < passwordMinimum) return 'server.passwordShort';
  const lower = password.toLowerCase();
  const isCommon = commonPasswords.has(lower) || lower === userName.trim().toLowerCase();
  return isCommon ? 'server.passwordCommon' : undefined;
};
