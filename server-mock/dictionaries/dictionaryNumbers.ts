import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import { readableDictionaries } from './storedOptions.ts';

/** Dictionaries that a user may give to a field: from schemas and from users. */
export const dictionaryNumbers: DictionaryProvider = {
  async options(call) {
    const readable = await readableDictionaries(call);
    return readable.map(({ dicNo, dicName }) => ({
      key: dicNo,
      value: call.say('server.dictionaryOf', { name: dicName, no: dicNo }),
    }));
  },
};
