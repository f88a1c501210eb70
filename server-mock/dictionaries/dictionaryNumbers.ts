import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import { allDictionaries } from './storedOptions.ts';

/** Dictionaries that a field may use: from schemas and from users. */
export const dictionaryNumbers: DictionaryProvider = {
  async options({ context, say }) {
    const all = await allDictionaries(context);
    return all.map(({ dicNo, dicName }) => ({
      key: dicNo,
      value: say('server.dictionaryOf', { name: dicName, no: dicNo }),
    }));
  },
};
