import type { Tree } from '../../../expressions/index.ts';
import type { Layer } from '../fields/resolve/Layer.ts';
import { isTree } from './isTree.ts';

/** The formulas of these layers that are written in a grammar of their own, by its name. */
export function languagesIn(layers: readonly Layer[]): ReadonlyMap<string, readonly Tree[]> {
  const found = new Map<string, Tree[]>();
  for (const { fields } of layers)
    for (const { formula } of fields ?? []) {
      if (formula === undefined || !isTree(formula) || formula.root.kind !== 'formula') continue;
      const { language } = formula.root;
      found.set(language, [...(found.get(language) ?? []), formula]);
    }
  return found;
}
