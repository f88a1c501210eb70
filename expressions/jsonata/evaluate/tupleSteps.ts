import type { Frame } from '../../evaluate/Frame.ts';
import type { Stage, Step } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { compileBody } from './compileNode.ts';
import { Environment, type Slot } from './Environment.ts';
import type { Grouped } from './groups.ts';
import type { Names } from './Names.ts';
import { picks } from './predicates.ts';
import type { Site } from './Site.ts';
import { compileSort } from './sorting.ts';
import { TupleStream } from './TupleStream.ts';

/** Runs a step on items with variables. */
export type TupleStep = (items: readonly Grouped[], frame: Frame) => readonly Grouped[];

export function compileTupleStep(step: Step, names: Names, site: Site): TupleStep {
  const run = step.node.kind === 'sort' ? sortStep(step, names, site) : mapStep(step, names, site);
  const stages = (step.stages ?? []).map((stage) => compileStage(stage, names, site));
  if (stages.length === 0) return run;
  return (items, frame) => {
    let narrowed = run(items, frame);
    for (const stage of stages) narrowed = stage(narrowed, frame);
    return narrowed;
  };
}

function mapStep(step: Step, names: Names, site: Site): TupleStep {
  const { closure, cost } = compileBody(step.node, site);
  const focus = slotOf(step.focus, names);
  const index = slotOf(step.index, names);
  const ancestor = slotOf(step.ancestor, names);
  const imports = (step.imports ?? []).map((label) => ({ label, slot: slotOf(label, names) }));
  return (items, frame) => {
    frame.charge(cost * items.length);
    const found: Grouped[] = [];
    for (const item of items) {
      const answer: unknown = closure(item.value, item.environment, frame);
      if (answer === undefined) continue;
      const stream = answer instanceof TupleStream ? answer : undefined;
      const values =
        stream === undefined ? listOf(answer as JsonataValue) : stream.items.map(({ value }) => value);
      frame.charge(values.length);
      frame.allocate((48 + 16 * item.environment.slots.length) * values.length);
      values.forEach((value, position) => {
        const slots: Slot[] = item.environment.slots.slice();
        if (focus >= 0) slots[focus] = value;
        if (index >= 0) slots[index] = position;
        if (ancestor >= 0) slots[ancestor] = item.value;
        for (const { label, slot } of imports) {
          const inner = stream?.names.list.indexOf(label) ?? -1;
          if (inner >= 0) slots[slot] = stream?.items[position]?.environment.slots[inner];
        }
        const environment = new Environment(slots, item.environment.parent);
        found.push({ value: focus >= 0 ? item.value : value, environment });
      });
    }
    return found;
  };
}

function sortStep(step: Step, names: Names, site: Site): TupleStep {
  if (step.node.kind !== 'sort') throw new Error('No sort.');
  const sort = compileSort(step.node, site);
  const index = slotOf(step.index, names);
  return (items, frame) => {
    const sorted = sort(items, (item) => item, frame);
    return index < 0 ? sorted : sorted.map((item, position) => withSlot(item, index, position));
  };
}

function compileStage(stage: Stage, names: Names, site: Site): TupleStep {
  if (stage.kind === 'index') {
    const slot = slotOf(stage.name, names);
    return (items) => items.map((item, position) => withSlot(item, slot, position));
  }
  const { closure, cost } = compileBody(stage.by, site);
  return (items, frame) => {
    frame.charge(cost * items.length);
    const kept: Grouped[] = [];
    items.forEach((item, position) => {
      const answer = closure(item.value, item.environment, frame);
      for (let times = picks(answer, position, items.length, frame); times > 0; times -= 1) kept.push(item);
    });
    return kept;
  };
}

function withSlot(item: Grouped, slot: number, value: JsonataValue): Grouped {
  const slots = item.environment.slots.slice();
  slots[slot] = value;
  return { value: item.value, environment: new Environment(slots, item.environment.parent) };
}

function slotOf(name: string | undefined, names: Names): number {
  return name === undefined ? -1 : names.list.indexOf(name);
}

function listOf(value: JsonataValue): readonly JsonataValue[] {
  return Array.isArray(value) ? value : [value];
}
