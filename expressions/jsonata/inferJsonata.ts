import type { Formula } from '../Tree.ts';
import type { Inference } from '../types/infer.ts';
import type { ValueType } from '../ValueType.ts';
import type { JsonataNode, JsonataProgram } from './JsonataNode.ts';
import { shownType } from './shownType.ts';
import { typeMistakes } from './typeMistakes.ts';

/**
 * Infers the type of the result where the formula shows it, else `any`. Reports unknown fields and certain
 * failures.
 */
export function inferJsonata(formula: Formula, inference: Inference): ValueType {
  for (const path of formula.reads)
    if (path !== '*' && inference.typeOf(path) === undefined)
      inference.report({
        code: 'unknown-field',
        message: `There is no field ${path}.`,
        params: { name: path },
        ...(formula.from === undefined || formula.to === undefined
          ? {}
          : { from: formula.from, to: formula.to }),
      });
  // parseJsonata created this body.
  const { root } = formula.body as JsonataProgram;
  for (const mistake of typeMistakes(root, inference.typeOf, inference.functions)) inference.report(mistake);
  return isSingle(root) ? shownType(root, ({ name }) => inference.typeOf(name), inference.functions) : 'any';
}

/** False for a path of several steps, or one that keeps lists: it may give several values. */
function isSingle(node: JsonataNode): boolean {
  if (node.kind === 'block') {
    const last = node.body[node.body.length - 1];
    return last === undefined || isSingle(last);
  }
  if (node.kind === 'condition')
    return isSingle(node.then) && (node.otherwise === undefined || isSingle(node.otherwise));
  if (node.kind !== 'path') return true;
  return node.steps.length === 1 && node.group === undefined && !node.keep && !node.steps[0]?.stages;
}
