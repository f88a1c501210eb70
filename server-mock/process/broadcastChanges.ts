import { loadOverlays } from '../catalog/versions.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Channel } from '../db/Database.ts';
import { missedWord, newsIn, wordsOf } from '../events/newsWords.ts';
import { retry } from '../events/retry.ts';

/** Name of the published schemas in the change counters. */
const schemas = 'jig_schema';

/** Maximum table names in one notification: PostgreSQL allows 8,000 bytes, and a name has at most 63. */
const namesOfWord = 100;
/** Maximum queued notifications while the channel is down. */
const mostWords = 1_000;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * Tells other server processes which tables changed, so that they drop their caches. Retries until delivered.
 * Does nothing where only one process can open the database.
 */
export const broadcastChanges = async (
  context: Pick<ServerContext, 'db' | 'catalog' | 'log' | 'changes'> & Partial<Pick<ServerContext, 'events'>>,
): Promise<void> => {
  const { changes, log, events } = context;
  let channel: Channel | undefined;
  const isOver = (): boolean => channel?.isClosed === true;
  const warn =
    (what: string) =>
    (error: unknown): void => {
      if (!isOver()) log.error({ error: String(error) }, what);
    };
  // Retried without a limit: until it succeeds this process works with old schemas.
  const reload = retry({
    work: () => loadOverlays(context, 'heard'),
    failed: warn('published schemas could not be read again'),
    isOver,
  });
  channel = await context.db.channel({
    heard(word) {
      const names: unknown = parsed(word);
      const news = newsIn(names);
      if (news === 'missed') events?.missed();
      else if (news !== undefined) events?.heard([news]);
      if (!isNames(names)) return;
      changes.heard(names);
      if (names.includes(schemas)) reload();
    },
    missed() {
      changes.bumpAll();
      events?.missed();
      reload();
    },
  });
  const telling = channel;
  if (telling === undefined) return;
  // A set: each table once, however long the channel is down.
  const untold = new Set<string>();
  const words: string[] = [];
  const tell = retry({
    work: async () => {
      while (untold.size > 0) {
        const names = [...untold].slice(0, namesOfWord);
        for (const name of names) untold.delete(name);
        try {
          await telling.send(JSON.stringify(names));
        } catch (error) {
          for (const name of names) untold.add(name);
          throw error;
        }
      }
      // Removed before sending: the queue may be replaced meanwhile.
      for (let word = words.shift(); word !== undefined; word = words.shift())
        try {
          await telling.send(word);
        } catch (error) {
          words.unshift(word);
          throw error;
        }
    },
    failed: warn('other processes could not be told of a change yet'),
    isOver,
  });
  changes.tellOthers((names) => {
    for (const name of names) untold.add(name);
    tell();
  });
  events?.tellOthers((news) => {
    words.push(...wordsOf(news));
    // Too many: other processes reload everything instead.
    if (words.length > mostWords) words.splice(0, words.length, missedWord);
    tell();
  });
};

function parsed(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return undefined;
  }
}
