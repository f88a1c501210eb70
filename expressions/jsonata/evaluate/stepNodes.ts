import type { Frame } from '../../evaluate/Frame.ts';
import { Decimal } from '../../numbers/Decimal.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { Descendants, Name, Parent, Wildcard } from '../JsonataNode.ts';
import type { JsonataObject, JsonataValue } from '../JsonataValue.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { foreign, lookup, own } from './lookup.ts';
import { mark } from './raise.ts';
import type { Site } from './Site.ts';
import { compileVariable } from './variables.ts';
import { wholeInput } from './wholeInput.ts';

const DEPTH = 200;

/** Compiles a field of the context. Reads the record by single names, so that a store sees which. */
export function compileName(node: Name, site: Site): JsonataClosure {
  const { name } = node;
  if (name === '__proto__') return () => undefined;
  const { reading } = site.counts;
  const ofRecord = site.input === 'record';
  if (reading === undefined)
    return ofRecord
      ? (_input, _environment, frame) => foreign(frame.scope.read(name))
      : (input, _environment, frame) => lookup(input, name, frame);
  return ofRecord
    ? (_input, _environment, frame) => reading(foreign(frame.scope.read(name)), node, frame)
    : (input, _environment, frame) => reading(lookup(input, name, frame), node, frame);
}

/** Compiles `%`: the context that a step remembered; the survey linked it to its label. */
export function compileParent(node: Parent, site: Site): JsonataClosure {
  return compileVariable({ ...node, kind: 'variable', name: node.label ?? '%' }, site);
}

/** Compiles `*`: the values of all fields, lists flattened. */
export function compileWildcard(node: Wildcard, site: Site): JsonataClosure {
  return withInput(site, (input, frame) => {
    if (!isContainer(input)) return undefined;
    mark(frame, node);
    const found: JsonataValue[] = [];
    let lists = false;
    for (const value of valuesOf(input)) {
      if (Array.isArray(value)) {
        lists = true;
        flatten(value, found, frame, 0);
      } else if (value !== undefined) found.push(value);
    }
    spend(frame, found.length);
    // With a list among the values the result is a list, even of one item.
    if (lists) return found;
    return found.length < 2 ? found[0] : found;
  });
}

/** Compiles `**`: the context and all its descendants, lists flattened. */
export function compileDescendants(node: Descendants, site: Site): JsonataClosure {
  return withInput(site, (input, frame) => {
    if (input === undefined) return undefined;
    mark(frame, node);
    const found: JsonataValue[] = [];
    descend(input, found, frame, 0);
    return found.length < 2 ? found[0] : found;
  });
}

function descend(value: JsonataValue, found: JsonataValue[], frame: Frame, depth: number): void {
  if (depth > DEPTH) throw frame.refuse('limit-depth', `Data nested deeper than ${DEPTH}.`);
  spend(frame, 1);
  if (!Array.isArray(value)) found.push(value);
  if (isContainer(value))
    for (const each of valuesOf(value)) if (each !== undefined) descend(each, found, frame, depth + 1);
}

function flatten(list: readonly JsonataValue[], found: JsonataValue[], frame: Frame, depth: number): void {
  if (depth > DEPTH) throw frame.refuse('limit-depth', `Data nested deeper than ${DEPTH}.`);
  frame.charge(list.length);
  for (const item of list)
    if (Array.isArray(item)) flatten(item, found, frame, depth + 1);
    else found.push(item);
}

function isContainer(value: JsonataValue): value is JsonataObject | readonly JsonataValue[] {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Decimal) &&
    !(value instanceof JsonataFunction)
  );
}

function valuesOf(container: JsonataObject | readonly JsonataValue[]): readonly JsonataValue[] {
  if (Array.isArray(container)) return container.map(foreign);
  return Object.keys(container).map((key) => own(container, key));
}

function spend(frame: Frame, items: number): void {
  frame.charge(items);
  frame.allocate(16 * items);
}

function withInput(site: Site, work: (input: JsonataValue, frame: Frame) => JsonataValue): JsonataClosure {
  if (site.input === 'record') return (_input, _environment, frame) => work(wholeInput(frame), frame);
  return (input, _environment, frame) => work(input, frame);
}
