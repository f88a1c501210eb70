import type { Channel } from './db/Database.ts';
import { missedWord, newsIn, wordsOf } from './events/newsWords.ts';
import { keepTrying } from './keepTrying.ts';
import type { ServerContext } from './ServerContext.ts';
import { loadOverlays } from './schemas/versions.ts';

/** The counter of published schemas among those of tables. */
const schemas = 'jig_schema';

/** Tables told of at once: PostgreSQL carries less than 8,000 bytes a word, and a name has at most 63. */
const namesOfWord = 100;
/** Words about documents kept while they cannot be said. */
const mostWords = 1_000;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * Keeps the processes on one database in step: what one writes or publishes, the others forget what they remembered of.
 * What cannot be said or read is tried again until it can: a busy or lost database loses no word. Nothing to do where only
 * one process can have the database open.
 */
export const shareChanges = async (
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
  // What others published is read, however long that takes: until then this process would work by old schemas.
  const reload = keepTrying({
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
  // Each name once, however long nobody could be told.
  const untold = new Set<string>();
  const words: string[] = [];
  const tell = keepTrying({
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
      // Taken out while it is said: what is put in their place meanwhile stays.
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
    // Nobody could be told for long: when they can, they ask everything anew.
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
