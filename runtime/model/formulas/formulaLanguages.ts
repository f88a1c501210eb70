import type { Language, Tree } from '../../../expressions/index.ts';
import type { Layer } from '../fields/resolve/Layer.ts';
import { isTree } from './isTree.ts';

const known = new Map<string, Language>();

/**
 * Makes a text grammar known to this process. Servers and editors add all (`registerLanguages.ts`); a browser adds one when a
 * table with such a formula comes, before it is folded, so that pages without formulas load none.
 */
export function addLanguage(language: Language): void {
  known.set(language.name, language);
}

/** The grammars known so far. */
export function formulaLanguages(): readonly Language[] {
  return [...known.values()];
}

/** The grammar of a name, when it is known. */
export function formulaLanguage(name: string): Language | undefined {
  return known.get(name);
}

/** Whether the grammar of a formula is loaded. One that is not cannot run, but ends neither the form nor its explanation. */
export function canRun(tree: Tree): boolean {
  if (tree.root.kind !== 'formula') return true;
  const language = known.get(tree.root.language);
  return language !== undefined && language.isReady?.(tree) !== false;
}

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
