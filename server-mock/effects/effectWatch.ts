import type { RunOptions } from '../../expressions/index.ts';
import { type DocumentEffect, effectsOf } from '../../runtime/model/effects/DocumentEffect.ts';
import type { ServiceBase } from '../capability/Capability.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { DocumentChange, DocumentWatch } from '../context/DocumentWatch.ts';
import { runOptions } from '../context/runOptions.ts';
import { DocumentSet, lockDocuments } from '../links/lockDocuments.ts';
import { applyEffect } from './applyEffect.ts';
import { undoEffect } from './undoEffect.ts';

type Effects = ReadonlyMap<string, readonly DocumentEffect[]>;

const made = new WeakMap<SchemaCatalog, { readonly revision: number; readonly effects: Effects }>();

/** The effects of the schemas in force by table; made again when what is published changes. */
const effectsIn = (catalog: SchemaCatalog): Effects => {
  const known = made.get(catalog);
  if (known !== undefined && known.revision === catalog.revision) return known.effects;
  const effects = new Map(
    catalog.tableNames.flatMap((name) => {
      const source = catalog.document(name);
      return source?.main.effects === undefined ? [] : [[name, effectsOf(catalog, source)] as const];
    }),
  );
  made.set(catalog, { revision: catalog.revision, effects });
  return effects;
};

/** Whether a document that keeps an effect sets something else than before. */
const setsOther = (
  { schema, valuesOf }: DocumentEffect,
  { before, after }: DocumentChange,
  options: RunOptions,
): boolean => {
  const said = [before, after].map(
    (one) => one && JSON.stringify([one.main[schema.sets.via], valuesOf(one, options)]),
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
  for (const effect of effectsIn(base.catalog).get(change.table) ?? []) {
    const held = before !== undefined && effect.holds(before, options);
    const holds = after !== undefined && effect.holds(after, options);
    if (held === holds && !(holds && setsOther(effect, change, options))) continue;
    const call = { base, tx, effect, reason, options };
    if (held) await undoEffect({ ...call, document: before });
    if (holds) await applyEffect({ ...call, document: after });
  }
};

/** Documents that become effective do what their schema declares, and undo it when they no longer are. */
export const effectWatch = (base: ServiceBase): DocumentWatch => ({
  follows: (table) => effectsIn(base.catalog).has(table),
  expecting: async (tx, planned) => {
    const options = runOptions(base);
    const wanted = new DocumentSet();
    for (const { table, after } of planned)
      for (const { holds, schema, target } of effectsIn(base.catalog).get(table) ?? [])
        if (after !== undefined && holds(after, options))
          wanted.add(target.main, [after.main[schema.sets.via] ?? null]);
    await lockDocuments(tx, wanted.all);
  },
  changed: async (tx, changes) => {
    for (const change of changes) await follow(base, tx, change);
  },
});
