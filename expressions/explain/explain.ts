import type { CompileOptions } from '../compile.ts';
import type { RunOptions } from '../RunOptions.ts';
import type { Scope } from '../Scope.ts';
import type { Node, Tree } from '../Tree.ts';
import { causeOf } from './causeOf.ts';
import { Evaluation } from './Evaluation.ts';
import type { Explanation, RowPlace } from './Explanation.ts';
import { partsOf } from './partsOf.ts';

/** Maximum to explain; more sets `cut`. */
const most = { nodes: 1_000, rows: 20, milliseconds: 200 } as const;

/** Options of an explanation: those of `compile` and `run`, so that the values are the same. */
export type ExplainOptions = CompileOptions & RunOptions;

/**
 * Evaluates a tree and returns the result of every node, and why a result is null. Always ends: at most 1,000
 * nodes, 20 rows of a list and 200 ms (`limits.milliseconds`), then `cut`. A formula of another language is
 * explained by that language if it can.
 */
export function explain(tree: Tree, scope: Scope, options: ExplainOptions = {}): Explanation {
  const evaluation = new Evaluation(
    scope,
    options,
    most.nodes,
    options.limits?.milliseconds ?? most.milliseconds,
  );
  return explained(tree.root, [], evaluation);
}

function explained(node: Node, rows: readonly RowPlace[], evaluation: Evaluation): Explanation {
  const told = node.kind === 'formula' && rows.length === 0 ? evaluation.told(node) : undefined;
  if (told !== undefined) return told;
  const result = evaluation.at(node, rows);
  const below: Explanation[] = [];
  let isCut = false;
  for (const part of partsOf(node, rows, evaluation, most.rows)) {
    if (part === 'more' || evaluation.isSpent()) {
      isCut = true;
      break;
    }
    below.push(explained(part.node, part.rows, evaluation));
  }
  const row = rows.at(-1)?.index;
  const explanation: Explanation = {
    node,
    ...placeOf(node),
    ...(result.ok ? { value: result.value } : { value: undefined, error: result.error }),
    ...(row === undefined ? {} : { row }),
    below,
    ...(isCut ? { cut: true as const } : {}),
  };
  const because = causeOf(explanation, rows);
  return because === undefined ? explanation : { ...explanation, because };
}

function placeOf({ at, from, to }: Node) {
  return {
    ...(at === undefined ? {} : { at }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
