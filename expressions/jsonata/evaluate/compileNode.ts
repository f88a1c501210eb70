import { numericOf } from '../../numbers/numericOf.ts';
import { type ByJsonataKind, byJsonataKind } from '../byJsonataKind.ts';
import type { JsonataNode, NumberNode } from '../JsonataNode.ts';
import { compileArray, compileRange } from './arrays.ts';
import { compileBind, compileBlock, compileLambda } from './blocks.ts';
import { compileCall, compilePartial } from './calls.ts';
import { compileCondition, compileOtherwise } from './conditions.ts';
import { exactNumber } from './exactNumber.ts';
import { compileGrouping, compileObject } from './groups.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { compileNegate, compileOperation } from './operations.ts';
import { compilePath } from './paths.ts';
import { compilePredicate } from './predicates.ts';
import { compileRegex } from './regexes.ts';
import type { Site } from './Site.ts';
import { scaledNode } from './scaledNode.ts';
import { stackBytes } from './stackBytes.ts';
import { compileDescendants, compileName, compileParent, compileWildcard } from './stepNodes.ts';
import { compileTransform } from './transforms.ts';
import { compileVariable } from './variables.ts';

const constant = (value: string | boolean | null) => () => value;

const compilers: ByJsonataKind<[Site], JsonataClosure> = {
  text: (node) => constant(node.value),
  value: (node) => constant(node.value),
  number: compileNumber,
  regex: compileRegex,
  variable: compileVariable,
  name: compileName,
  wildcard: compileWildcard,
  descendants: compileDescendants,
  parent: compileParent,
  path: compilePath,
  predicate: compilePredicate,
  grouping: compileGrouping,
  array: compileArray,
  range: compileRange,
  object: compileObject,
  block: compileBlock,
  bind: compileBind,
  condition: compileCondition,
  otherwise: compileOtherwise,
  operation: compileOperation,
  negate: compileNegate,
  lambda: compileLambda,
  call: compileCall,
  partial: compilePartial,
  transform: compileTransform,
  // Only their parents may contain these two.
  sort: outOfPlace,
  placeholder: outOfPlace,
};

/** Compiles a node at its site; counts it and its nesting. */
export function compileNode(node: JsonataNode, site: Site): JsonataClosure {
  const { counts } = site;
  if (counts.core !== undefined && !counts.exact) {
    const quick = scaledNode(node, site, () => exactly(node, site));
    if (quick !== undefined) return quick;
  }
  counts.nodes += 1;
  // A watched node has its watcher on the stack too.
  const own = stackBytes(node) * (counts.watch === undefined ? 1 : 3);
  counts.depth += own;
  if (counts.depth > counts.deepest) counts.deepest = counts.depth;
  if (counts.depth > counts.deepestCall && calls(node)) counts.deepestCall = counts.depth;
  const closure = byJsonataKind(compilers, node, site);
  counts.depth -= own;
  return counts.watch === undefined ? closure : counts.watch(node, site, closure);
}

function exactly(node: JsonataNode, site: Site): JsonataClosure {
  const { counts } = site;
  counts.exact = true;
  const closure = compileNode(node, site);
  counts.exact = false;
  return closure;
}

/** True when a node directly calls functions of the formula. */
function calls(node: JsonataNode): boolean {
  return (
    node.kind === 'call' || (node.kind === 'operation' && node.rest.some(({ operator }) => operator === '~>'))
  );
}

/** Compiles code that runs once per item, with its cost in steps. */
export function compileBody(node: JsonataNode, site: Site): { closure: JsonataClosure; cost: number } {
  const before = site.counts.nodes;
  const closure = compileNode(node, site);
  return { closure, cost: site.counts.nodes - before };
}

function compileNumber(node: NumberNode): JsonataClosure {
  const value = node.digits === undefined ? node.value : (numericOf(node.digits) ?? exactNumber(node.digits));
  return () => value;
}

function outOfPlace(node: JsonataNode): JsonataClosure {
  throw new Error(`A ${node.kind} node where there can be none.`);
}
