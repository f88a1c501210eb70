import type { Clock } from '../time/Clock.ts';
import { formatTime } from '../time/formatTime.ts';
import type { EndedSessions } from './EndedSessions.ts';
import type { TokenClaims } from './TokenIssuer.ts';

/** Ends the session of a token at once, in every process. */
export const endSession = (
  { clock, sessions }: { readonly clock: Clock; readonly sessions: EndedSessions },
  { session, sessionEndsAt }: TokenClaims,
): Promise<void> => sessions.end(session, formatTime(new Date(sessionEndsAt), clock.timeZone), clock.now());
