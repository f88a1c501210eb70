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

/** JSONata 2: formulas as text, synchronous, exact and with limits. */
export const jsonata: Language = {
  name: 'jsonata',
  parse: parseJsonata,
  compile: (formula, context) => compileFormula(formula, context),
  infer: inferJsonata,
  prepare,
  explain: (formula, scope, options) => explainRecorded(formula, scope, options, jsonata, recordJsonata),
};

/** True when a tree contains a regular expression, whose engine {@link prepare} loads. */
export function needsRegex(tree: Tree): boolean {
  const { root } = tree;
  // The parser of this language created the body.
  return root.kind === 'formula' && root.language === 'jsonata' && (root.body as JsonataProgram).regex;
}

/** Loads the regular expression engine. Without it, a run that needs one fails with `regex-not-loaded`. */
export function prepare(tree?: Tree): Promise<void> | undefined {
  return tree === undefined || needsRegex(tree) ? loadRegex() : undefined;
}
