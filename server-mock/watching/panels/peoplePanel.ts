import type { StatusSource } from '../../context/StatusSource.ts';
import { agoText } from '../../context/statusWords.ts';
import type { UserCall } from '../../http/Call.ts';
import type { SeenSession } from '../SignedIn.ts';
import { namesOf } from './namesOf.ts';

/** Milliseconds after the last call for which a user counts as there. */
const thereMillis = 30 * 60_000;
/** Maximum users listed. */
const most = 50;

/** Sessions that called lately and were not ended. */
const sessionsNow = async ({ context }: UserCall): Promise<readonly SeenSession[]> => {
  const seen = context.watching.signedIn.within(thereMillis);
  const ended = await Promise.all(seen.map(({ session }) => context.sessions.has(session)));
  return seen.filter((_, at) => ended[at] !== true);
};

/** Who is signed in: users with their last call, sessions and open windows. */
export const peoplePanel: StatusSource = {
  name: 'people',
  read: async (call) => {
    const { context, say } = call;
    const sessions = await sessionsNow(call);
    const byUser = new Map<number, SeenSession[]>();
    for (const one of sessions) byUser.set(one.userId, [...(byUser.get(one.userId) ?? []), one]);
    const windows = context.events.listening;
    const nameOf = await namesOf(call, [...byUser.keys()]);
    const now = performance.now();
    return {
      facts: [
        {
          label: say('status.online'),
          value: say('status.onlineOf', { users: byUser.size, sessions: sessions.length }),
        },
      ],
      lists: [
        {
          title: say('status.user'),
          none: say('status.noUsers'),
          columns: [
            { title: say('status.user'), kind: 'text' },
            { title: say('status.lastCall'), kind: 'text' },
            { title: say('status.sessions'), kind: 'number' },
            { title: say('status.windows'), kind: 'number' },
          ],
          rows: [...byUser]
            .slice(0, most)
            .map(([userId, own]) => [
              nameOf(userId),
              agoText(call, now - (own[0]?.lastCall ?? now)),
              String(own.length),
              String(windows.get(userId) ?? 0),
            ]),
        },
      ],
    };
  },
};
