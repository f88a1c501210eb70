import { parseKey } from '../../reading/parseKey.ts';
import type { EffectKind } from '../EffectKind.ts';
import { nameInWords } from '../nameInWords.ts';
import { makeDocument } from './makeDocument.ts';
import { removeMade } from './removeMade.ts';

/** Makes a document, and removes it. */
export const making: EffectKind = {
  expects: () => undefined,
  begin: makeDocument,
  end: removeMade,
  outlook: async (call, { effect: { target }, standing }) => {
    const key = standing && parseKey(target.main, standing.target.key);
    return { changes: [], target: key === undefined ? undefined : await nameInWords(call, target.main, key) };
  },
};
