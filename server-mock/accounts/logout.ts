import { type Answer, fail, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { formatTime } from '../time/formatTime.ts';

/** `POST /api/user/logout`: ends the session of the token at once, in every process. */
export const logout = async (call: UserCall): Promise<Answer<null>> => {
  const { clock, sessions, tokens } = call.context;
  const claims = await tokens.read(call.token);
  if (claims === undefined) return fail(401, call.say('server.notSignedIn'));
  const { session, sessionEndsAt } = claims;
  await sessions.end(session, formatTime(new Date(sessionEndsAt), clock.timeZone), clock.now());
  return succeed(call.say('server.signedOut'));
};
