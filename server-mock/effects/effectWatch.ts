import type { RunOptions } from '../../expressions/index.ts';
import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
import type { ServiceBase } from '../capability/Capability.ts';
import type { DocumentChange, DocumentWatch } from '../context/DocumentWatch.ts';
import { runOptions } from '../context/runOptions.ts';
import { DocumentSet, lockDocuments } from '../links/lockDocuments.ts';
import { effectIndex } from './effectIndex.ts';
import { effectKinds } from './effectKinds.ts';
import { guardMade } from './makes/guardMade.ts';
import { effectsMaking } from './StandingEffect.ts';

/** Whether a document that keeps an effect does something else than before. */
const doesOther = (
  { body, outcomeOf }: DocumentEffect,
  { before, after }: DocumentChange,
  options: RunOptions,
): boolean => {
  const said = [before, after].map(
    (one) => one && JSON.stringify([one.main[body.via], outcomeOf(one, options)]),
  );
  return said[0] !== said[1];
};

const follow = async (
  base: ServiceBase,
  tx: Parameters<DocumentWatch['changed']>[0],
  change: DocumentChange,
): Promise<void> => {
  const options = runOptions(base);
  const { before, after, reason } = change;
  for (const effect of effectIndex(base.catalog).of(change.table)) {
    const held = before !== undefined && effect.holds(before, options);
    const holds = after !== undefined && effect.holds(after, options);
    if (held === holds && !(holds && doesOther(effect, change, options))) continue;
    const kind = effectKinds[effect.body.kind];
    const call = { base, tx, effect, reason, options };
    if (held) await kind.end({ ...call, document: before });
    if (holds) await kind.begin({ ...call, document: after });
  }
};

/**
 * Documents that become effective do what their schema declares, and undo it when they no longer are. What they have made
 * stays as made.
 */
export const effectWatch = (base: ServiceBase): DocumentWatch => ({
  follows: (table) => {
    const index = effectIndex(base.catalog);
    return index.of(table).length > 0 || index.making(table).length > 0;
  },
  expecting: async (tx, planned) => {
    const options = runOptions(base);
    const wanted = new DocumentSet();
    for (const { table, after } of planned)
      for (const effect of effectIndex(base.catalog).of(table))
        if (after !== undefined && effect.holds(after, options))
          effectKinds[effect.body.kind].expects(effect, after, wanted);
    await lockDocuments(tx, wanted.all);
  },
  changed: async (tx, changes) => {
    await guardMade(base, tx, changes);
    for (const change of changes) await follow(base, tx, change);
  },
  removes: async (db, table, keys) => {
    const makers = effectIndex(base.catalog).making(table);
    return new Set((await effectsMaking(db, makers, keys)).keys());
  },
});
