import type { JsonataNode, Path, Step } from '../JsonataNode.ts';
import { fail } from './fail.ts';

/** Creates a path of one step. */
export function pathOf(node: JsonataNode): Path {
  return placed({ kind: 'path', steps: [{ node }] }, node.from, node.to);
}

/** Sets the position of a node. */
export function placed<N extends object>(node: N, from = 0, to = 0): N & { from: number; to: number } {
  return Object.assign(node, { from, to });
}

/** Joins `left.right` to one flat list of steps. */
export function joined(left: JsonataNode, right: JsonataNode): JsonataNode {
  // The formula ends after the dot.
  if (right.kind === 'placeholder') return right;
  const path = left.kind === 'path' ? left : placed<Path>({ kind: 'path', steps: [stepOf(left)] }, left.from);
  if (left.kind !== 'path' && left.keep) path.keep = true;
  // An operand with a binding (`1#$i`) is already a path.
  else if (left.kind === 'path' && left.steps[0] !== undefined) noConstant(left.steps[0].node);
  if (right.kind === 'path') path.steps.push(...right.steps.map(bound));
  else path.steps.push(stepOf(right));
  if (right.keep) path.keep = true;
  for (const step of [path.steps[0], lastStep(path)]) if (step?.node.kind === 'array') step.written = true;
  if (right.kind === 'path' && right.group !== undefined) path.group = right.group;
  return placed(path, path.from, right.to);
}

/** Converts a node to a step: a text becomes a name; numbers and constants are refused. */
function stepOf(node: JsonataNode): Step {
  if (node.kind === 'predicate') return { ...stepOf(node.operand), stages: node.stages };
  if (node.kind === 'text') return { node: placed({ kind: 'name', name: node.value }, node.from, node.to) };
  noConstant(node.kind === 'grouping' ? node.operand : node);
  return { node };
}

/** Converts the first step of a joined path: `a.1#$i` is refused too, and a text becomes a name. */
function bound(step: Step, at: number): Step {
  return at === 0 ? { ...step, ...stepOf(step.node) } : step;
}

/** Refuses a number or a constant as a step. */
function noConstant(node: JsonataNode): void {
  if (node.kind === 'number' || node.kind === 'value')
    throw fail('S0213', node.from ?? 0, node.to ?? 0, { token: String(node.value) });
}

/** The last step of a path; a path is never empty. */
export function lastStep(path: Path): Step {
  const step = path.steps[path.steps.length - 1];
  if (step === undefined) throw new Error('A path without steps.');
  return step;
}
