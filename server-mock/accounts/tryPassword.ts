import { type Answer, fail } from '../http/Answer.ts';
import type { Call } from '../http/Call.ts';

type UserRow = Readonly<Record<string, unknown>>;

/**
 * The matching account (undefined: wrong password), or a refusal without a check. `accept` clears the failed
 * attempts.
 */
export type Tried =
  | { readonly row: UserRow | undefined; accept(): void }
  | { readonly refused: Answer<never> };

const wait = (status: number, seconds: number, message: string): { readonly refused: Answer<never> } => ({
  refused: { ...fail(status, message), headers: { 'retry-after': String(seconds) } },
});

/** Checks a password, after the throttle and through the hashing queue. `find` loads the account with its `UserPwd`. */
export const tryPassword = async (
  call: Call,
  { userName, password }: { readonly userName: string; readonly password: string },
  find: () => Promise<UserRow | undefined>,
): Promise<Tried> => {
  const { throttle, passwords } = call.context;
  const { address } = call;
  const seconds = throttle.secondsToWait(userName, address);
  if (seconds > 0) return wait(429, seconds, call.say('server.tooManyTries', { seconds }));
  throttle.tried(userName, address);
  const row = await find();
  const hash = typeof row?.UserPwd === 'string' ? row.UserPwd : null;
  const checked = await passwords.matches(password, hash);
  if (!checked.ok) {
    throttle.unchecked(userName, address);
    return wait(503, checked.seconds, call.say('server.signInBusy', { seconds: checked.seconds }));
  }
  return { row: checked.value ? row : undefined, accept: () => throttle.succeeded(userName, address) };
};
