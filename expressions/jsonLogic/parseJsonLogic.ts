import { caught } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Node, Tree } from '../Tree.ts';
import type { JsonLogicGrammar } from './JsonLogicGrammar.ts';
import { operators } from './operators.ts';
import { readJsonLogic } from './readJsonLogic.ts';

const conditions: JsonLogicGrammar<Node> = {
  operators,
  constant: (value, at) => ({ kind: 'literal', at, value }),
  list: (items, at) => ({ kind: 'list', at, items }),
};

/**
 * Parses JSON Logic by the rules of conditions and formulas in schemas. Errors have `at`, a JSON pointer, and
 * one of the codes `unknown-function` (params.name, params.suggestion), `argument-count`,
 * `invalid-operation`, `invalid-argument`, `invalid-literal`, `whole-record`, `limit-depth`, `limit-nodes`.
 * Never throws.
 */
export function parseJsonLogic(source: unknown): Result<Tree> {
  return caught(() => ({ root: readJsonLogic(source, conditions) }));
}
