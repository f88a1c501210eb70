import { explainRecorded } from '../explain/explainRecorded.ts';
import type { Language } from '../Language.ts';
import type { Tree } from '../Tree.ts';
import { compileFormula } from './evaluate/compileFormula.ts';
import { inferJsonata } from './inferJsonata.ts';
import type { JsonataProgram } from './JsonataNode.ts';
import { parseJsonata } from './parseJsonata.ts';
import { recordJsonata } from './recordJsonata.ts';
import { loadRegex } from './regex/loadRegex.ts';

export { inputScope } from './InputScope.ts';

/** JSONata 2: formulas as text, synchronous, exact and bounded. */
export const jsonata: Language = {
  name: 'jsonata',
  parse: parseJsonata,
  compile: (formula, context) => compileFormula(formula, context),
  infer: inferJsonata,
  prepare,
  explain: (formula, scope, options) => explainRecorded(formula, scope, options, jsonata, recordJsonata),
};

/** Whether a tree holds a regular expression, whose engine {@link prepare} loads. */
export function needsRegex(tree: Tree): boolean {
  const { root } = tree;
  // A formula of this language has the body that its parser made.
  return root.kind === 'formula' && root.language === 'jsonata' && (root.body as JsonataProgram).regex;
}

/** Loads the engine of regular expressions; without it a run that gets to one answers `regex-not-loaded`. */
export function prepare(tree?: Tree): Promise<void> | undefined {
  return tree === undefined || needsRegex(tree) ? loadRegex() : undefined;
}
