import type { RunOptions } from '../../../expressions/index.ts';
import type { DocumentEffect } from '../../../runtime/model/effects/DocumentEffect.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { ServiceBase } from '../../capability/Capability.ts';
import type { DocumentChange } from '../../context/DocumentWatch.ts';
import { runOptions } from '../../context/runOptions.ts';
import type { Queryable } from '../../db/Database.ts';
import { changesTotalsOnly } from '../../links/changesTotalsOnly.ts';
import { linkIndex } from '../../links/LinkIndex.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { watchedDocuments } from '../../reading/watchedDocuments.ts';
import { keyText } from '../../records/keyText.ts';
import { barredEffect } from '../barredEffect.ts';
import { effectIndex } from '../effectIndex.ts';
import { effectsMaking, type StandingEffect } from '../StandingEffect.ts';

interface Guarding {
  readonly base: ServiceBase;
  readonly tx: Queryable;
  readonly makers: readonly DocumentEffect[];
  readonly options: RunOptions;
}

/** A document as it was made stays so; only its totals follow others. */
const refuseChange = ({ base, makers }: Guarding, change: DocumentChange, by: StandingEffect): void => {
  const effect = makers.find(
    ({ source, schema }) => source.main.table === by.source.table && schema.name === by.effect,
  );
  if (effect === undefined || change.before === undefined) return;
  if (changesTotalsOnly(linkIndex(base.catalog), effect.target, change)) return;
  const { main } = effect.source;
  const key = parseKey(main, by.source.key) ?? null;
  throw barredEffect({ base, effect }, 'effect.isMade', {}, [{ main, keys: [key] }]);
};

/** Refuses documents entered by hand that another document makes by itself. */
const refuseEntry = async (
  { base, tx, makers, options }: Guarding,
  { before, after }: DocumentChange,
): Promise<void> => {
  for (const effect of makers) {
    const { via } = effect.body;
    const key: Cell = after?.main[via] ?? null;
    if (key === null || keyText(before?.main[via]) === keyText(key)) continue;
    const source = (await watchedDocuments(tx, effect.source, [key])).get(keyText(key));
    if (source === undefined || !effect.isMeant(source, options)) continue;
    throw barredEffect({ base, effect }, 'effect.makesItself', {}, [
      { main: effect.source.main, keys: [key] },
    ]);
  }
};

/** Refuses what users change in documents that effects make. `changes` are of one table. */
export const guardMade = async (
  base: ServiceBase,
  tx: Queryable,
  changes: readonly DocumentChange[],
): Promise<void> => {
  const makers = effectIndex(base.catalog).making(changes[0]?.table ?? '');
  if (makers.length === 0) return;
  const guarding = { base, tx, makers, options: runOptions(base) };
  const made = await effectsMaking(
    tx,
    makers,
    changes.map(({ key }) => keyText(key)),
  );
  for (const change of changes) {
    const by = made.get(keyText(change.key));
    if (by !== undefined) refuseChange(guarding, change, by);
    else await refuseEntry(guarding, change);
  }
};
