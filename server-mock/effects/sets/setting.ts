import { parseKey } from '../../reading/parseKey.ts';
import { changesInWords } from '../changesInWords.ts';
import type { EffectKind } from '../EffectKind.ts';
import { giveBack } from './giveBack.ts';
import { setValues } from './setValues.ts';

/** Sets values in another document, and gives back those before. */
export const setting: EffectKind = {
  expects: ({ body, target }, document, wanted) => wanted.add(target.main, [document.main[body.via] ?? null]),
  begin: setValues,
  end: giveBack,
  outlook: async (call, { effect, document, standing, options, isSeen }) => {
    const { body, target } = effect;
    const key =
      standing === undefined
        ? (document.main[body.via] ?? null)
        : (parseKey(target.main, standing.target.key) ?? null);
    if (!isSeen || key === null) return { changes: [] };
    const after = standing?.after ?? effect.outcomeOf(document, options).main;
    return changesInWords(call, { effect, key, before: standing?.before, after });
  },
};
