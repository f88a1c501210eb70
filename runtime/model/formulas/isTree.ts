import type { Tree } from '../../../expressions/index.ts';
import type { Condition } from '../schema/Condition.ts';

/** Whether a condition or formula is ready to run: a tree, told from JSON Logic by its `root` node. */
export function isTree(expression: Condition): expression is Tree {
  if (typeof expression !== 'object' || expression === null || !('root' in expression)) return false;
  const { root } = expression;
  return typeof root === 'object' && root !== null && 'kind' in root;
}
