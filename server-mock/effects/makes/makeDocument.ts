import { messageOf } from '../../../runtime/model/messages/index.ts';
import { validateDocument } from '../../../runtime/model/record/validateDocument.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { tableTitle } from '../../links/saidTexts.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import { barredEffect } from '../barredEffect.ts';
import type { EffectCall } from '../EffectCall.ts';
import { effectIndex } from '../effectIndex.ts';
import { effectsMaking, noteEffect } from '../StandingEffect.ts';
import { filledDocument } from './filledDocument.ts';
import { storeMade } from './storeMade.ts';

/** Refuses when users have entered what is about to be made: it would count twice. */
const refuseHandMade = async (call: EffectCall, key: Cell): Promise<void> => {
  const { base, tx, effect } = call;
  const { main } = effect.target;
  const rows = await systemRows(tx, 'effects', main, sql`${name(effect.body.via)} = ${key}`);
  const keys = rows.map((row) => row[main.key] ?? null);
  const made = await effectsMaking(tx, effectIndex(base.catalog).making(main.table), keys.map(keyText));
  const entered = keys.filter((one) => !made.has(keyText(one)));
  if (entered.length > 0)
    throw barredEffect(call, 'effect.madeByHand', { table: tableTitle(main) }, [{ main, keys: entered }]);
};

/**
 * Makes the document of an effect, effective at once, in the name of the user who caused it. Throws a `Refusal` with the
 * other table's own sentence when it would not be valid.
 */
export const makeDocument = async (call: EffectCall): Promise<void> => {
  const { tx, effect, document, options } = call;
  const { source, target, schema, body } = effect;
  const key = document.main[source.main.key] ?? null;
  await refuseHandMade(call, key);
  const { main, details } = effect.outcomeOf(document, options);
  const made = await filledDocument(call, { main: { ...main, [body.via]: key }, details });
  const wrong = validateDocument(target, made, options).find(
    ({ severity, isQuestion }) => severity === 'error' && isQuestion !== true,
  );
  if (wrong !== undefined)
    throw barredEffect(call, 'effect.madeInvalid', {
      table: tableTitle(target.main),
      reason: (_, locale) => messageOf(wrong, locale),
    });
  const stored = await storeMade(call, made);
  await noteEffect(tx, schema.name, {
    source: { table: source.main.table, key: keyText(key) },
    target: { table: target.main.table, key: keyText(stored) },
    ...{ before: {}, after: {} },
  });
};
