import { endSession } from '../access/endSession.ts';
import { type Answer, fail, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';

/** `POST /api/user/logout`: ends the session of the token at once, in every process. */
export const logout = async (call: UserCall): Promise<Answer<null>> => {
  const claims = await call.context.tokens.read(call.token);
  if (claims === undefined) return fail(401, call.say('server.notSignedIn'));
  await endSession(call.context, claims);
  return succeed(call.say('server.signedOut'));
};
