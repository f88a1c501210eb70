import type { Frame } from '../../evaluate/Frame.ts';
import type { Path, Step } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { collapsed, keptOf, sequenceOf } from '../Sequence.ts';
import { Environment, emptySlots, type Slot, unbound } from './Environment.ts';
import { compileGroup, type Grouped } from './groups.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { Names } from './Names.ts';
import type { Site } from './Site.ts';
import { TupleStream } from './TupleStream.ts';
import { compileTupleStep } from './tupleSteps.ts';
import { wholeInput } from './wholeInput.ts';

/** Compiles a path whose steps bind items, positions or parents; each item carries its own variables. */
export function compileTuplePath(path: Path, site: Site, asked: boolean): JsonataClosure {
  const list = path.steps.flatMap(boundBy);
  const names = new Names([...new Set(list)], 0, site.names);
  const inner: Site = { ...site, names, input: 'item' };
  const steps = path.steps.map((step) => compileTupleStep(step, names, inner));
  const grouper = path.group === undefined ? undefined : compileGroup(path.group, inner);
  const { keep } = path;
  return (input, environment, frame) => {
    const start = site.input === 'record' ? wholeInput(frame) : input;
    const firsts: readonly JsonataValue[] = site.input === 'item' && Array.isArray(start) ? start : [start];
    let items: readonly Grouped[] = firsts.map((value) => ({
      value,
      environment: new Environment(emptySlots(names.list.length), environment),
    }));
    for (const step of steps) items = step(items, frame);
    if (grouper !== undefined) return grouper(items, frame, (some) => mergedTuples(some, frame));
    if (path.exports) return new TupleStream(items, names) as unknown as JsonataValue;
    const values = items.map(({ value }) => value);
    if (asked && values.length > 1) return sequenceOf(values);
    return keep ? keptOf(values) : collapsed(sequenceOf(values));
  };
}

function boundBy(step: Step): readonly string[] {
  const names: string[] = [...(step.imports ?? [])];
  for (const name of [step.focus, step.index, step.ancestor]) if (name !== undefined) names.push(name);
  for (const stage of step.stages ?? []) if (stage.kind === 'index') names.push(stage.name);
  return names;
}

/** Merges several items to one: values, and variables of the same name, each in one list. */
function mergedTuples(items: readonly Grouped[], frame: Frame): Grouped {
  const [first] = items;
  if (first === undefined) throw new Error('Nothing to merge.');
  const slots = first.environment.slots.map((_slot, index): Slot => {
    const bound = items.map(({ environment }) => environment.slots[index]);
    return bound.includes(unbound) ? unbound : bound.flatMap((value) => value as JsonataValue);
  });
  frame.allocate(16 * slots.length * items.length);
  const value = items.flatMap((item) => item.value);
  return { value, environment: new Environment(slots, first.environment.parent) };
}
