import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import { dictionaryNumbers } from './dictionaryNumbers.ts';
import { readableTables } from './readableTables.ts';

/** What a column may take its choices from: dictionaries, then tables, whose records it links to. */
export const choiceSources: DictionaryProvider = {
  async options(asked) {
    const dictionaries = await dictionaryNumbers.options(asked);
    const known = new Set(dictionaries.map(({ key }) => key));
    const tables = await readableTables.options(asked);
    return [
      ...dictionaries,
      ...tables
        .filter(({ key }) => !known.has(key))
        .map(({ key, value }) => ({
          key,
          value: asked.say('server.tableOf', { name: value, no: String(key) }),
        })),
    ];
  },
};
