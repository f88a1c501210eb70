import type { Frame } from '../../evaluate/Frame.ts';
import type { Path, Step } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { Constructed, Sequence } from '../Sequence.ts';
import { compileBody } from './compileNode.ts';
import type { Environment } from './Environment.ts';
import { compileFilter, type Filter } from './predicates.ts';
import type { Site } from './Site.ts';
import { compileSort } from './sorting.ts';

/** Runs a step on the items before it: a Sequence, or from a last step the one list that was there. */
export type StepRunner = (
  items: readonly JsonataValue[],
  environment: Environment,
  frame: Frame,
) => readonly JsonataValue[];

/** Compiles the step at an index of a path, its context an item except for the first. */
export function compileStep(path: Path, index: number, site: Site): StepRunner {
  const step = path.steps[index];
  if (step === undefined) throw new Error('No such step.');
  const at: Site = index === 0 ? site : { ...site, input: 'item' };
  const filters = filtersOf(step, site);
  if (step.node.kind === 'sort') return sortStep(step, filters, at);
  const last = index === path.steps.length - 1;
  if (step.written && index === 0) return writtenStep(step, filters, at);
  return mapStep(step, filters, at, last);
}

/** The predicates behind a step. */
export function filtersOf(step: Step, site: Site): readonly Filter[] {
  return (step.stages ?? []).flatMap((stage) =>
    stage.kind === 'filter' ? [compileFilter(stage, site)] : [],
  );
}

/** What predicates make of a value. */
export function filtered(
  value: JsonataValue,
  filters: readonly Filter[],
  environment: Environment,
  frame: Frame,
): JsonataValue {
  let narrowed = value;
  for (const filter of filters) narrowed = filter(narrowed, environment, frame);
  return narrowed;
}

function mapStep(step: Step, filters: readonly Filter[], site: Site, last: boolean): StepRunner {
  const { closure, cost } = compileBody(step.node, site);
  const written = step.written === true && filters.length === 0;
  return (items, environment, frame) => {
    frame.charge(cost * items.length);
    const flat = new Sequence();
    let only: JsonataValue;
    let count = 0;
    for (const item of items) {
      const answer = closure(item, environment, frame);
      if (answer === undefined) continue;
      let value = filters.length === 0 ? answer : filtered(answer, filters, environment, frame);
      if (value === undefined) continue;
      if (written) value = Constructed.from(value as readonly JsonataValue[]) as Constructed;
      count += 1;
      only = value;
      if (!Array.isArray(value) || value instanceof Constructed) flat.push(value);
      else for (const each of value) flat.push(each);
    }
    frame.allocate(16 * flat.length);
    return last && count === 1 && Array.isArray(only) && !(only instanceof Sequence) ? only : flat;
  };
}

/** A list written as the first step: taken as it is, once. */
function writtenStep(step: Step, filters: readonly Filter[], site: Site): StepRunner {
  const { closure } = compileBody(step.node, site);
  return (items, environment, frame) => {
    const value = filtered(closure(items[0], environment, frame), filters, environment, frame);
    return Array.isArray(value) ? value : new Sequence();
  };
}

function sortStep(step: Step, filters: readonly Filter[], site: Site): StepRunner {
  if (step.node.kind !== 'sort') throw new Error('No sort.');
  const sort = compileSort(step.node, site);
  return (items, environment, frame) => {
    const sorted = sort(items, (value) => ({ value, environment }), frame);
    if (filters.length === 0) return sorted;
    const value = filtered(sorted, filters, environment, frame);
    return Array.isArray(value) ? value : new Sequence();
  };
}
