import { type ByJsonataKind, byJsonataKind } from '../byJsonataKind.ts';
import type { Group, JsonataNode } from '../JsonataNode.ts';

/** Unique names bound by `:=` in these nodes. Excludes blocks and functions inside, which have their own. */
export function boundNames(nodes: readonly JsonataNode[]): readonly string[] {
  const names: string[] = [];
  for (const node of nodes) collect(node, names);
  return names;
}

function collect(node: JsonataNode, names: string[]): void {
  for (const below of byJsonataKind(children, node)) collect(below, names);
  if (node.kind === 'bind' && !names.includes(node.name)) names.push(node.name);
}

const none = (): readonly JsonataNode[] => [];
const pairs = (group: Group | undefined): readonly JsonataNode[] =>
  group === undefined ? [] : group.pairs.flatMap((pair) => [pair.key, pair.value]);

const children: ByJsonataKind<[], readonly JsonataNode[]> = {
  text: none,
  number: none,
  value: none,
  regex: none,
  variable: none,
  name: none,
  wildcard: none,
  descendants: none,
  parent: none,
  placeholder: none,
  block: none,
  lambda: none,
  sort: (node) => node.terms.map((term) => term.by),
  path: (node) => [
    ...node.steps.flatMap((step) => [
      step.node,
      ...(step.stages ?? []).flatMap((stage) => (stage.kind === 'filter' ? [stage.by] : [])),
    ]),
    ...pairs(node.group),
  ],
  predicate: (node) => [node.operand, ...node.stages.map((stage) => stage.by)],
  grouping: (node) => [node.operand, ...pairs(node.group)],
  array: (node) => node.items,
  range: (node) => [node.first, node.last],
  object: (node) => pairs(node.group),
  bind: (node) => [node.value],
  condition: (node) =>
    node.otherwise === undefined ? [node.when, node.then] : [node.when, node.then, node.otherwise],
  otherwise: (node) => [node.left, node.right],
  operation: (node) => [node.first, ...node.rest.map((entry) => entry.operand)],
  negate: (node) => [node.operand],
  call: (node) => [node.callee, ...node.operands],
  partial: (node) => [node.callee, ...node.operands],
  transform: (node) => [node.location, node.update, ...(node.remove === undefined ? [] : [node.remove])],
};
