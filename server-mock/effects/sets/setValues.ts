import { lockOn } from '../../../runtime/model/access/authorize.ts';
import { isClosed } from '../../../runtime/model/access/documentState.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { sameValue } from '../../../runtime/model/record/merge/sameValue.ts';
import { validateDocument } from '../../../runtime/model/record/validateDocument.ts';
import { tableTitle } from '../../links/saidTexts.ts';
import { isVoid } from '../../records/documentHolds.ts';
import { keyText } from '../../records/keyText.ts';
import { barredEffect, nameOfTarget } from '../barredEffect.ts';
import { type EffectCall, lockTarget, storeTarget, withValues } from '../EffectCall.ts';
import { fieldsFrom, noteEffect } from '../StandingEffect.ts';

/**
 * Begins an effect: sets the values in the other document and remembers those before. Throws a `Refusal` with the other
 * document's own sentence when that document is gone, closed or locked, or would not be valid.
 */
export const setValues = async (call: EffectCall): Promise<void> => {
  const { tx, effect, document, options } = call;
  const { source, target, schema, body } = effect;
  const stored = await lockTarget(call, document.main[body.via] ?? null);
  if (stored === undefined) throw barredEffect(call, 'effect.gone', { table: tableTitle(target.main) });
  const values = effect.outcomeOf(document, options).main;
  const differs = Object.keys(values).some((name) => {
    const field = target.main.byName.get(name);
    return field !== undefined && !sameValue(field, stored.main[name], values[name]);
  });
  if (differs) {
    const name = nameOfTarget(effect, stored);
    if (isClosed(stored.main) || isVoid(target.main, stored, options))
      throw barredEffect(call, 'effect.closed', { name });
    const lock = lockOn(target.main.locks, 'Update', stored.main, options);
    if (lock !== undefined)
      throw barredEffect(call, 'effect.locked', {
        name,
        reason: (_, locale) => messageOf({ rule: lock, params: { table: target.main.cnName } }, locale),
      });
    const now = withValues(call, stored, values);
    const wrong = validateDocument(target, now, { ...options, before: stored }).find(
      ({ severity, isQuestion }) => severity === 'error' && isQuestion !== true,
    );
    if (wrong !== undefined)
      throw barredEffect(call, 'effect.invalid', { name, reason: (_, locale) => messageOf(wrong, locale) });
    await storeTarget(call, stored, now);
  }
  await noteEffect(tx, schema.name, {
    source: { table: source.main.table, key: keyText(document.main[source.main.key]) },
    target: { table: target.main.table, key: keyText(stored.main[target.main.key]) },
    before: fieldsFrom(stored.main, values),
    after: values,
  });
};
