import type { JsonataNode, Path, Step } from '../JsonataNode.ts';
import { fail } from './fail.ts';

/** A path of one step. */
export function pathOf(node: JsonataNode): Path {
  return placed({ kind: 'path', steps: [{ node }] }, node.from, node.to);
}

/** The node with its place. */
export function placed<N extends object>(node: N, from = 0, to = 0): N & { from: number; to: number } {
  return Object.assign(node, { from, to });
}

/** Writes `left.right`: one flat list of steps. */
export function joined(left: JsonataNode, right: JsonataNode): JsonataNode {
  // The text ends behind the point.
  if (right.kind === 'placeholder') return right;
  const path = left.kind === 'path' ? left : placed<Path>({ kind: 'path', steps: [stepOf(left)] }, left.from);
  if (left.kind !== 'path' && left.keep) path.keep = true;
  // One that binds (`1#$i`) is a path already.
  else if (left.kind === 'path' && left.steps[0] !== undefined) noConstant(left.steps[0].node);
  if (right.kind === 'path') path.steps.push(...right.steps.map(bound));
  else path.steps.push(stepOf(right));
  if (right.keep) path.keep = true;
  for (const step of [path.steps[0], lastStep(path)]) if (step?.node.kind === 'array') step.written = true;
  if (right.kind === 'path' && right.group !== undefined) path.group = right.group;
  return placed(path, path.from, right.to);
}

/** What stands as a step: a text is a name there, a number or a constant cannot be one. */
function stepOf(node: JsonataNode): Step {
  if (node.kind === 'predicate') return { ...stepOf(node.operand), stages: node.stages };
  if (node.kind === 'text') return { node: placed({ kind: 'name', name: node.value }, node.from, node.to) };
  noConstant(node.kind === 'grouping' ? node.operand : node);
  return { node };
}

/** A step behind a point that binds: `a.1#$i` is no step either, and a text is a name. */
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
