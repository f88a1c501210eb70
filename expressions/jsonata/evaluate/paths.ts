import type { Group, Path, Predicate, Step } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { Constructed, keptOf, Sequence, sequenceOf } from '../Sequence.ts';
import { compileNode } from './compileNode.ts';
import { compileGroup, groupedOf, mergedValues } from './groups.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { lookup, lookupStep } from './lookup.ts';
import { operandSite, type Site } from './Site.ts';
import { compileStep, type Finish } from './steps.ts';
import { compileTuplePath } from './tuplePaths.ts';

/**
 * Compiles `a.b[c].d`. Each step runs on every item of the previous one. The results form one flat sequence,
 * which collapses to its item when it has only one.
 */
export function compilePath(node: Path, site: Site): JsonataClosure {
  const inner = operandSite(site);
  if (isName(node)) return compileNode(node.steps[0].node, inner);
  const path = withoutContext(node, inner);
  if (isLoneFocus(path)) return compileNode(withoutFocus(path), inner);
  if (path.steps.some(bindsItems)) return compileTuplePath(path, inner, site.asked === true);
  const [first, ...rest] = path.steps;
  if (first === undefined) return () => undefined;
  const atInput = startSite(node, inner);
  const readsOnce =
    isPlainName(first) || (first.node.kind === 'variable' && isBare(first) && rest.length > 0);
  const plain = path.group === undefined && !path.keep && !site.asked;
  const simple = plain && readsOnce && rest.every(isPlainName);
  if (simple) return names(compileNode(first.node, atInput), rest, site);
  return compileSteps(path, atInput, inner, site.asked === true);
}

/** True for the most common path, a single name. */
function isName(node: Path): node is Path & { readonly steps: readonly [Step] } {
  const [only] = node.steps;
  return (
    node.steps.length === 1 &&
    only !== undefined &&
    isPlainName(only) &&
    node.group === undefined &&
    !node.keep
  );
}

/** Removes a leading `$` or `$$` before a name: `$.a` is `a`. */
function withoutContext(node: Path, site: Site): Path {
  return isContextBeforeName(node, site) ? { ...node, steps: node.steps.slice(1) } : node;
}

function isContextBeforeName({ steps }: Path, site: Site): boolean {
  const [first, second] = steps;
  if (first?.node.kind !== 'variable' || second?.node.kind !== 'name') return false;
  const { name } = first.node;
  const ofRecord = site.counts.root === 'record';
  // A predicate after the name filters per item of a list; only a record is certainly no list.
  const narrows = second.stages !== undefined && !(site.input === 'record' || (name === '$' && ofRecord));
  return isBare(first) && !narrows && (name === '' || (name === '$' && ofRecord));
}

/** The site of the first step. After `$$` it is the input of the run, in any surrounding. */
function startSite(node: Path, site: Site): Site {
  const [first] = node.steps;
  const root = isContextBeforeName(node, site) && first?.node.kind === 'variable' && first.node.name === '$';
  return root && site.input === 'item' ? { ...site, input: 'record' } : site;
}

const isBare = (step: Step): boolean => step.stages === undefined && !bindsItems(step);
const isPlainName = (step: Step): boolean => step.node.kind === 'name' && isBare(step);
const bindsItems = (step: Step): boolean =>
  step.focus !== undefined ||
  step.index !== undefined ||
  step.ancestor !== undefined ||
  step.imports !== undefined ||
  (step.stages?.some((stage) => stage.kind === 'index') ?? false);

/** True for `(a#$i)@$v` without later steps: nothing can read the binding, and the value stays. */
function isLoneFocus(path: Path): path is Path & { readonly steps: readonly [Step] } {
  const [only, ...rest] = path.steps;
  return (
    only?.focus !== undefined &&
    only.node.kind !== 'name' &&
    only.index === undefined &&
    !only.stages?.some(({ kind }) => kind === 'index') &&
    rest.length === 0 &&
    path.group === undefined
  );
}

function withoutFocus({ steps: [step], keep, from, to }: Path & { readonly steps: readonly [Step] }) {
  const stages = step.stages?.filter((stage) => stage.kind === 'filter') ?? [];
  if (stages.length === 0 && !keep) return step.node;
  const node: Predicate = { kind: 'predicate', operand: step.node, stages };
  return Object.assign(node, keep && { keep }, from !== undefined && { from, to });
}

/** Compiles a path of names only, the common case. Allocates nothing until it meets a list. */
function names(first: JsonataClosure, rest: readonly Step[], { counts }: Site): JsonataClosure {
  const below = rest.map(({ node }) => (node.kind === 'name' ? node.name : ''));
  const last = rest[rest.length - 1]?.node;
  if (last === undefined) return first;
  const found = walk(first, below);
  const { reading } = counts;
  if (reading === undefined || last.kind !== 'name') return found;
  return (input, environment, frame) => reading(found(input, environment, frame), last, frame);
}

function walk(first: JsonataClosure, below: readonly string[]): JsonataClosure {
  return (input, environment, frame) => {
    let value = first(input, environment, frame);
    for (const step of below) {
      if (value === undefined) return undefined;
      if (Array.isArray(value)) {
        frame.charge(value.length);
        frame.allocate(16 * value.length);
      }
      value = Array.isArray(value) ? lookupStep(value, step, frame) : lookup(value, step, frame);
    }
    return value;
  };
}

function compileSteps(path: Path, atInput: Site, site: Site, asked: boolean): JsonataClosure {
  const last = path.steps.length - 1;
  const finish = path.group === undefined ? finished(path, asked) : grouped(path.group, site);
  const runners = path.steps.map((_step, index) =>
    compileStep(path, index, index === 0 ? atInput : site, finish),
  );
  // Runs a first step that does not read from the context once, not per item of the context.
  const written = isWritten(path);
  const once = atInput.input !== 'item' || path.steps[0]?.node.kind === 'variable' || written;
  return (input, environment, frame) => {
    let items: readonly JsonataValue[] = once || !Array.isArray(input) ? [input] : input;
    for (let i = 0; i < last; i += 1) {
      // Steps before the last return lists, which the type cannot say.
      items = runners[i]?.(items, environment, frame) as readonly JsonataValue[];
      if (items.length > 0) continue;
      // A list literal stays a list, even an empty one; after predicates it does not.
      return i === 0 && written && !(items instanceof Sequence)
        ? finish.list(Constructed.from(items) as Constructed, environment, frame)
        : finish.flat(items, environment, frame);
    }
    return runners[last]?.(items, environment, frame);
  };
}

function isWritten(path: Path): boolean {
  return path.steps[0]?.written === true;
}

function finished({ keep }: Path, asked: boolean): Finish {
  if (keep)
    return {
      flat: (items) => (asked && items.length > 1 ? sequenceOf(items) : keptOf(items)),
      list: (list) => (list instanceof Constructed ? keptOf([list]) : list),
    };
  const several = asked ? sequenceOf : (items: readonly JsonataValue[]) => items;
  return { flat: (items) => (items.length < 2 ? items[0] : several(items)), list: (list) => list };
}

function grouped(group: Group, site: Site): Finish {
  const grouper = compileGroup(group, { ...site, input: 'item' });
  const answer: Finish['flat'] = (items, environment, frame) =>
    grouper(groupedOf(items, environment), frame, mergedValues);
  return { flat: answer, list: answer };
}
