import type { ServerContext } from './ServerContext.ts';
import { loadOverlays } from './schemas/versions.ts';

/** The counter of published schemas among those of tables. */
const schemas = 'jig_schema';

/** Tables told of at once: PostgreSQL carries less than 8,000 bytes a word, and a name has at most 63. */
const namesOfWord = 100;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * Keeps the processes on one database in step: what one writes or publishes, the others forget what they remembered of.
 * Nothing to do where only one process can have the database open.
 */
export const shareChanges = async (
  context: Pick<ServerContext, 'db' | 'catalog' | 'log' | 'changes'>,
): Promise<void> => {
  const { changes, log } = context;
  const reload = (): void => {
    loadOverlays(context, 'heard').catch((error: unknown) => {
      log.error({ error: String(error) }, 'published schemas could not be read again');
    });
  };
  const channel = await context.db.channel({
    heard(word) {
      const names: unknown = parsed(word);
      if (!isNames(names)) return;
      changes.heard(names);
      if (names.includes(schemas)) reload();
    },
    missed() {
      changes.bumpAll();
      reload();
    },
  });
  if (channel === undefined) return;
  changes.tellOthers((names) => {
    for (let from = 0; from < names.length; from += namesOfWord)
      void channel.send(JSON.stringify(names.slice(from, from + namesOfWord)));
  });
};

function parsed(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return undefined;
  }
}
