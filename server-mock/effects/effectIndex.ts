import { type DocumentEffect, effectsOf } from '../../runtime/model/effects/DocumentEffect.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** The effects of the schemas in force. */
export interface EffectIndex {
  /** Effects of documents of a table. */
  of(table: string): readonly DocumentEffect[];
  /** Effects that make documents of a table. */
  making(table: string): readonly DocumentEffect[];
  readonly all: readonly DocumentEffect[];
}

/** What the index reads of the catalog. */
export type EffectCatalog = Pick<SchemaCatalog, 'tableNames' | 'document'>;

/** Reads the effects of all tables. */
export const readEffects = (catalog: EffectCatalog): EffectIndex => {
  const all = catalog.tableNames.flatMap((name) => {
    const source = catalog.document(name);
    return source?.main.effects === undefined ? [] : effectsOf(catalog, source);
  });
  return {
    all,
    of: (table) => all.filter(({ source }) => source.main.table === table),
    making: (table) => all.filter(({ body, target }) => body.kind === 'makes' && target.main.table === table),
  };
};

const known = new WeakMap<SchemaCatalog, { readonly revision: number; readonly index: EffectIndex }>();

/** The effects of the schemas in force; read again when what is published changes. */
export const effectIndex = (catalog: SchemaCatalog): EffectIndex => {
  const found = known.get(catalog);
  if (found !== undefined && found.revision === catalog.revision) return found.index;
  const index = readEffects(catalog);
  known.set(catalog, { revision: catalog.revision, index });
  return index;
};
