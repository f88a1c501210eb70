import type { Frame } from '../../evaluate/Frame.ts';
import type { Path, Step } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { Constructed, Sequence } from '../Sequence.ts';
import { compileBody } from './compileNode.ts';
import type { Environment } from './Environment.ts';
import { gather } from './lookup.ts';
import { compileFilter, type Filter } from './predicates.ts';
import type { Site } from './Site.ts';
import { compileSort } from './sorting.ts';

/** Runs a step on the previous items and returns what it finds, lists flattened. */
export type StepRunner = (
  items: readonly JsonataValue[],
  environment: Environment,
  frame: Frame,
) => JsonataValue;

/** Finishes the last step: takes the items it found, or the one list that stays unchanged. */
export interface Finish {
  flat(items: readonly JsonataValue[], environment: Environment, frame: Frame): JsonataValue;
  list(list: readonly JsonataValue[], environment: Environment, frame: Frame): JsonataValue;
}

/** Steps before the last pass their items on. */
const handOn: Finish = { flat: (items) => items, list: (items) => items };

/**
 * Compiles the step at an index of a path. The context is an item except for the first step; the last step
 * produces the result.
 */
export function compileStep(path: Path, index: number, site: Site, finish: Finish): StepRunner {
  const step = path.steps[index];
  if (step === undefined) throw new Error('No such step.');
  const at: Site = index === 0 ? site : { ...site, input: 'item' };
  const filters = filtersOf(step, site);
  const last = index === path.steps.length - 1;
  const ending = last ? finish : handOn;
  if (step.node.kind === 'sort') return sortStep(step, filters, at, ending);
  if (step.written && index === 0) return writtenStep(step, filters, at);
  return mapStep(step, filters, at, ending, last);
}

/** Compiles the predicates after a step. */
export function filtersOf(step: Step, site: Site): readonly Filter[] {
  return (step.stages ?? []).flatMap((stage) =>
    stage.kind === 'filter' ? [compileFilter(stage, site)] : [],
  );
}

/** Applies predicates to a value. */
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

function mapStep(
  step: Step,
  filters: readonly Filter[],
  site: Site,
  finish: Finish,
  last: boolean,
): StepRunner {
  const { closure, cost } = compileBody(step.node, site);
  const written = step.written === true && filters.length === 0;
  return (items, environment, frame) => {
    frame.charge(cost * items.length);
    const flat: JsonataValue[] = [];
    let only: JsonataValue;
    let count = 0;
    for (let i = 0; i < items.length; i += 1) {
      let value = closure(items[i], environment, frame);
      if (value !== undefined && filters.length > 0) value = filtered(value, filters, environment, frame);
      if (value === undefined) continue;
      if (written) value = Constructed.from(value as readonly JsonataValue[]) as Constructed;
      count += 1;
      only = value;
      if (value instanceof Constructed) flat.push(value);
      else gather(value, flat, frame);
    }
    frame.allocate(16 * count);
    return last && count === 1 && Array.isArray(only) && !(only instanceof Sequence)
      ? finish.list(only, environment, frame)
      : finish.flat(flat, environment, frame);
  };
}

/** Compiles a list literal as the first step: runs once, without flattening. */
function writtenStep(step: Step, filters: readonly Filter[], site: Site): StepRunner {
  const { closure } = compileBody(step.node, site);
  return (items, environment, frame) => {
    const value = filtered(closure(items[0], environment, frame), filters, environment, frame);
    return Array.isArray(value) ? value : new Sequence();
  };
}

function sortStep(step: Step, filters: readonly Filter[], site: Site, finish: Finish): StepRunner {
  if (step.node.kind !== 'sort') throw new Error('No sort.');
  const sort = compileSort(step.node, site);
  return (items, environment, frame) => {
    const sorted = sort(items, (value) => ({ value, environment }), frame);
    const value = filtered(sorted, filters, environment, frame);
    if (!Array.isArray(value)) return finish.flat([], environment, frame);
    const isList = filters.length > 0 && !(value instanceof Sequence);
    return isList ? finish.list(value, environment, frame) : finish.flat(value, environment, frame);
  };
}
