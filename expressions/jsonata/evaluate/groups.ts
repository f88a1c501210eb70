import type { Frame } from '../../evaluate/Frame.ts';
import type { Group, Grouping, ObjectNode } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { collapsed } from '../Sequence.ts';
import { compileBody, compileNode } from './compileNode.ts';
import type { Environment } from './Environment.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { raise } from './raise.ts';
import { operandSite, type Site } from './Site.ts';

/** An item to group: its context value and its variables. */
export interface Grouped {
  readonly value: JsonataValue;
  readonly environment: Environment;
}

/**
 * Creates an object from items; items of equal key share one value. `merge` combines several items to one.
 */
export type Grouper = (
  items: readonly Grouped[],
  frame: Frame,
  merge: (items: readonly Grouped[]) => Grouped,
) => JsonataValue;

interface Entry {
  readonly pair: number;
  readonly items: Grouped[];
}

/** Compiles the pairs of `{...}`. */
export function compileGroup(group: Group, site: Site): Grouper {
  const pairSite = operandSite(site);
  const pairs = group.pairs.map((pair) => ({
    key: compileBody(pair.key, pairSite),
    value: compileBody(pair.value, pairSite),
    place: pair.key,
  }));
  return (items, frame, merge) => {
    const entries = new Map<string, Entry>();
    for (const item of items)
      pairs.forEach(({ key, place }, index) => {
        frame.charge(key.cost);
        const name = key.closure(item.value, item.environment, frame);
        if (name === undefined) return;
        if (typeof name !== 'string') throw raise('T1003', frame, place);
        const entry = entries.get(name);
        if (entry === undefined) entries.set(name, { pair: index, items: [item] });
        else if (entry.pair !== index) throw raise('D1009', frame, place);
        else entry.items.push(item);
      });
    const object: Record<string, JsonataValue> = {};
    frame.allocate(32 + 32 * entries.size + 16 * items.length);
    for (const [name, entry] of entries) {
      const pair = pairs[entry.pair];
      const [only] = entry.items;
      if (pair === undefined || only === undefined) continue;
      frame.charge(pair.value.cost);
      const { value, environment } = entry.items.length === 1 ? only : merge(entry.items);
      const result = pair.value.closure(value, environment, frame);
      if (result !== undefined && name !== '__proto__') object[name] = result;
    }
    return object;
  };
}

/** Compiles a standalone `{...}`, which groups the context. */
export function compileObject(node: ObjectNode, site: Site): JsonataClosure {
  const inner: Site = site.input === 'whole' ? { ...site, input: 'item' } : site;
  const grouper = compileGroup(node.group, inner);
  const single = site.input !== 'item';
  return (input, environment, frame) => {
    const items =
      single || !Array.isArray(input) ? [{ value: input, environment }] : groupedOf(input, environment);
    return grouper(items, frame, mergedValues);
  };
}

/** Compiles `operand{...}` for an operand that is not a path. */
export function compileGrouping(node: Grouping, site: Site): JsonataClosure {
  const operand = compileNode(node.operand, operandSite(site));
  const grouper = compileGroup(node.group, { ...site, input: 'item' });
  return (input, environment, frame) => {
    const value = collapsed(operand(input, environment, frame));
    return grouper(groupedOf(value, environment), frame, mergedValues);
  };
}

/** Items of a list to group. An empty list gives one undefined item, so that constant keys appear. */
export function groupedOf(value: JsonataValue, environment: Environment): readonly Grouped[] {
  if (!Array.isArray(value)) return [{ value, environment }];
  if (value.length === 0) return [{ value: undefined, environment }];
  return value.map((item: JsonataValue) => ({ value: item, environment }));
}

/** Merges items to one context: their values in one list, flattened by one level. */
export function mergedValues(items: readonly Grouped[]): Grouped {
  const [first] = items;
  if (first === undefined) throw new Error('Nothing to merge.');
  return { value: items.flatMap(({ value }) => value), environment: first.environment };
}
