import type { DocumentNews } from './DocumentNews.ts';
import type { EventStream } from './EventStream.ts';

/** A stream that hears of something. */
export interface Hearer {
  readonly stream: EventStream;
  readonly news: DocumentNews;
  /** Himself, not only a document he watches: his counts may have changed. */
  readonly concerns: boolean;
}

/**
 * Which streams hear of what: those of people it concerns, themselves, by a role of theirs or as a substitute, and those that
 * watch a document of it.
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
