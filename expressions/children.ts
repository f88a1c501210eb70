import { type ByKind, byKind } from './byKind.ts';
import type { Node } from './Tree.ts';

const handlers: ByKind<[], readonly Node[]> = {
  literal: () => [],
  variable: (node) => (node.fallback === undefined ? [] : [node.fallback]),
  list: (node) => node.items,
  arithmetic: (node) => node.operands,
  equal: (node) => [node.left, node.right],
  order: (node) => node.operands,
  logic: (node) => node.operands,
  truth: (node) => [node.operand],
  choice: (node) => [...node.branches.flatMap((branch) => [branch.when, branch.then]), node.otherwise],
  member: (node) => [node.item, node.container],
  each: (node) => [node.list, node.body],
  reduce: (node) => [node.list, node.body, node.initial],
  missing: (node) => node.variables,
  call: (node) => node.operands,
  formula: () => [],
};

/** The direct children of a node. */
export function children(node: Node): readonly Node[] {
  return byKind(handlers, node);
}
