import { caught } from '../../Refusal.ts';
import type { Result } from '../../Result.ts';
import type { Tree } from '../../Tree.ts';
import type { JsonLogicGrammar } from '../JsonLogicGrammar.ts';
import type { JsonLogicOperator } from '../JsonLogicOperator.ts';
import { readJsonLogic } from '../readJsonLogic.ts';
import type { BareNode } from './BareNode.ts';
import { bareOperators } from './bareOperators.ts';

const grammar: JsonLogicGrammar<BareNode> = {
  operators: new Map([...bareOperators.keys()].map((name) => [name, operation(name)])),
  constant: (value, at) => ({ kind: 'constant', at, value }),
  list: (items, at) => ({ kind: 'list', at, items }),
  object: (value, at) => ({ kind: 'constant', at, value }),
};

/** Accepts any number of arguments: the language ignores extra ones and takes missing ones as null. */
function operation(name: string): JsonLogicOperator<BareNode> {
  return {
    name,
    arity: [0, Number.POSITIVE_INFINITY],
    build: (reader) => ({ kind: 'operation', at: reader.at, operator: name, operands: reader.arguments() }),
  };
}

/**
 * Parses JSON Logic as documented by jsonlogic.com; the tree's root is a `formula` of the language
 * `jsonlogic`. Errors have `at`, a JSON pointer: `unknown-function` (params.name, params.suggestion),
 * `invalid-literal`, `limit-depth`, `limit-nodes`. Never throws.
 */
export function parseBareJsonLogic(source: unknown): Result<Tree> {
  return caught(() => {
    const body = readJsonLogic(source, grammar);
    return { root: { kind: 'formula', at: '', language: 'jsonlogic', body, reads: [...readsOf(body)] } };
  });
}

/** The paths of the record that a rule reads; rules for items read the item instead. */
function readsOf(node: BareNode, paths = new Set<string>()): ReadonlySet<string> {
  if (node.kind === 'list') for (const item of node.items) readsOf(item, paths);
  if (node.kind !== 'operation') return paths;
  const operator = bareOperators.get(node.operator);
  for (const path of operator?.reads?.(node.operands) ?? []) paths.add(path);
  node.operands.forEach((operand, index) => {
    if (index !== 1 || operator?.perItem !== true) readsOf(operand, paths);
  });
  return paths;
}
