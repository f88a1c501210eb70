import type { DocumentNews } from './DocumentNews.ts';
import type { EventStream } from './EventStream.ts';

/** A stream that receives an event. */
export interface Hearer {
  readonly stream: EventStream;
  readonly news: DocumentNews;
  /** The event affects the user, whose counts may have changed; false for a watched document only. */
  readonly concerns: boolean;
}

/**
 * Finds the streams that receive each event: those of affected users (directly, by role or as a substitute), and
 * those that watch one of its documents.
 */
export const hearersOf = async (
  all: readonly DocumentNews[],
  streams: ReadonlySet<EventStream>,
  substitutes: (users: readonly number[]) => Promise<readonly number[]>,
): Promise<readonly Hearer[]> => {
  const heard: Hearer[] = [];
  for (const news of all) {
    const people = new Set([...news.users, ...(await substitutes(news.users))]);
    for (const stream of streams) {
      const { id, roleIds } = stream.user;
      const concerns = people.has(id) || roleIds.some((role) => news.roles.includes(role));
      if (concerns || news.keys.some((key) => stream.isWatching(news.table, key)))
        heard.push({ stream, news, concerns });
    }
  }
  return heard;
};
