import type { Layer } from '../Layer.ts';
import { isTree } from './isTree.ts';

/** The grammars that formulas of these layers need to run, by name. */
export function languagesIn(layers: readonly Layer[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { fields } of layers)
    for (const { formula } of fields ?? [])
      if (formula !== undefined && isTree(formula) && formula.root.kind === 'formula')
        names.add(formula.root.language);
  return names;
}
