import { sameValue } from '../../../runtime/model/record/merge/sameValue.ts';
import { fieldTitle } from '../../links/saidTexts.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { keyText } from '../../records/keyText.ts';
import { barredEffect, nameOfTarget } from '../barredEffect.ts';
import { type EffectCall, lockTarget, storeTarget, withValues } from '../EffectCall.ts';
import { forgetEffect, laterEffects, type StandingEffect, standingEffect } from '../StandingEffect.ts';

/** Documents that set the same fields later. */
const followersOf = ({ base }: EffectCall, later: readonly StandingEffect[]) =>
  later.flatMap(({ source }) => {
    const main = base.catalog.document(source.table)?.main;
    const key = main && parseKey(main, source.key);
    return main === undefined || key === undefined ? [] : [{ main, keys: [key] }];
  });

/**
 * Ends an effect: the other document gets back the values it had before. Throws a `Refusal` when later documents or users
 * have changed them since. Without a trace, as of documents from before the effect was declared, nothing happens.
 */
export const giveBack = async (call: EffectCall): Promise<void> => {
  const { tx, effect, document } = call;
  const { source, target, schema } = effect;
  const key = keyText(document.main[source.main.key]);
  const standing = await standingEffect(tx, { table: source.main.table, key }, schema.name);
  if (standing === undefined) return;
  const stored = await lockTarget(call, parseKey(target.main, standing.target.key) ?? null);
  if (stored !== undefined) {
    const name = nameOfTarget(effect, stored);
    const later = await laterEffects(tx, standing);
    if (later.length > 0) throw barredEffect(call, 'effect.later', { name }, followersOf(call, later));
    for (const [field, set] of Object.entries(standing.after)) {
      const known = target.main.byName.get(field);
      if (known === undefined || sameValue(known, stored.main[field], set)) continue;
      const [now, before] = [stored.main[field], standing.before[field]].map(keyText);
      throw barredEffect(call, 'effect.changedSince', {
        ...{ name, field: fieldTitle(target.main, field), set: keyText(set) },
        ...{ now: now ?? '', before: before ?? '' },
      });
    }
    await storeTarget(call, stored, withValues(call, stored, standing.before));
  }
  await forgetEffect(tx, standing);
};
