import type { Refusal } from '../../Refusal.ts';
import type { JsonataNode, Parent, Step } from '../JsonataNode.ts';
import type { Context } from './Context.ts';
import { fail } from './fail.ts';

/** A search for the step whose input `%` means. */
interface Search {
  readonly parent: Parent;
  readonly label: string;
  /** Remaining levels to go up. */
  levels: number;
}

/**
 * Finds the step that must remember its input for a `%`. Marks both with a label, and returns the context of
 * that input. S0217 when the parent is unknown: above the formula's input, or after a step that is neither a
 * name nor a wildcard.
 */
export function findParent(parent: Parent, start: Context, label: string): Context {
  const search: Search = { parent, label, levels: 1 };
  let context: Context | undefined = start;
  while (context?.step !== undefined) {
    // Among consecutive steps that bind and keep the context, only the first one moved.
    const before: Context | undefined = context.before;
    const skipped = context.step.focus !== undefined && before?.step?.focus !== undefined;
    if (!skipped && found(context.step, search)) return before ?? context;
    context = before;
  }
  throw refusal(parent);
}

/** Goes up past one step. Returns true for the wanted step and marks it. */
function found(step: Step, search: Search): boolean {
  const { node } = step;
  if (node.kind === 'name' || node.kind === 'wildcard') {
    search.levels -= 1;
    if (search.levels > 0) return false;
    // A second walk over the same tree, which may be frozen, reuses the labels of the first.
    step.ancestor ??= search.label;
    search.parent.label ??= step.ancestor;
    return true;
  }
  if (node.kind === 'parent') {
    search.levels += 1;
    return false;
  }
  // An empty block adds no level: the parent is that of the previous step.
  if (isEmptyBlock(node)) return false;
  if (!foundInside(node, search)) return false;
  const label = search.parent.label ?? search.label;
  if (!step.imports?.includes(label)) step.imports = [...(step.imports ?? []), label];
  return true;
}

function isEmptyBlock(node: JsonataNode): boolean {
  if (node.kind !== 'block') return false;
  const last = node.body[node.body.length - 1];
  return last === undefined || isEmptyBlock(last);
}

/** Goes up past the steps of a path, also when it ends a block. */
function foundInside(node: JsonataNode, search: Search): boolean {
  if (node.kind === 'block') {
    const last = node.body[node.body.length - 1];
    if (last !== undefined) return foundInside(last, search);
  }
  if (node.kind !== 'path') throw refusal(search.parent);
  for (let i = node.steps.length - 1; i >= 0; i -= 1) {
    const step = node.steps[i];
    if (step === undefined || !found(step, search)) continue;
    node.exports ??= true;
    return true;
  }
  return false;
}

function refusal({ from = 0, to = 0 }: Parent): Refusal {
  return fail('S0217', from, to);
}
