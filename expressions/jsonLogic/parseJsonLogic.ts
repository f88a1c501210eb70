import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import { arityOf } from '../functions/declared/functionNamed.ts';
import { caught } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Node, Tree } from '../Tree.ts';
import { callOperator } from './callOperators.ts';
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
export function parseJsonLogic(source: unknown, functions?: FunctionTable): Result<Tree> {
  return caught(() => ({ root: readJsonLogic(source, grammarWith(functions)) }));
}

const grammars = new WeakMap<FunctionTable, JsonLogicGrammar<Node>>();

/** The grammar with declared functions as further operators; made once per table. */
function grammarWith(functions: FunctionTable | undefined): JsonLogicGrammar<Node> {
  if (functions === undefined || functions.size === 0) return conditions;
  const known = grammars.get(functions);
  if (known !== undefined) return known;
  const declared = [...functions.values()].map((one) => callOperator(one.name, arityOf(one)));
  const made = {
    ...conditions,
    operators: new Map([...declared.map((one) => [one.name, one] as const), ...operators]),
  };
  grammars.set(functions, made);
  return made;
}
