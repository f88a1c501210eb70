import type { CompileContext } from '../../evaluate/CompileContext.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import { wholeNumber } from '../../evaluate/fast/scaled/wholeNumber.ts';
import { wholeTotal } from '../../evaluate/fast/scaled/wholeTotal.ts';
import type { Each, Node } from '../../Tree.ts';
import type { Call, JsonataNode, Operation, Path } from '../JsonataNode.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import type { Site } from './Site.ts';

/** Maximum operators of a chain on the fast path; longer chains run exactly, in a loop. */
const MOST_OPERATORS = 16;

/** Node kinds that the integer fast path may compile. */
const mayBeQuick: ReadonlySet<JsonataNode['kind']> = new Set(['operation', 'negate', 'call']);

/** Integer result of a node; undefined when the exact closure must run. */
type Quick = (frame: Frame) => number | undefined;

/**
 * Integer fast path for a node whose fields all belong to the record and have a type and a scale. Falls back
 * to `exactly` where integers do not suffice: missing values, values that are no numbers and errors follow
 * JSONata's own rules. Undefined when a part has no fast path.
 */
export function scaledNode(
  node: JsonataNode,
  site: Site,
  exactly: () => JsonataClosure,
): JsonataClosure | undefined {
  const { core } = site.counts;
  if (core === undefined || site.input !== 'record' || !mayBeQuick.has(node.kind)) return undefined;
  const quick = isCallOf(node, 'sum', site) ? columnSum(node, site, core) : single(node, site, core);
  if (quick === undefined) return undefined;
  const exact = exactly();
  return (input, environment, frame) => {
    // Bindings of a run may replace a library function.
    const number = frame.options.bindings === undefined ? quick(frame) : undefined;
    return number ?? exact(input, environment, frame);
  };
}

function single(node: JsonataNode, site: Site, core: CompileContext): Quick | undefined {
  const tree = treeOf(node, site, core, 'record');
  const scaled = tree === undefined ? undefined : core.scaled(tree);
  return scaled && wholeNumber(scaled);
}

/** Fast path for `$sum(Lines.Amount)` and `$sum(Lines.(Qty * Price))`. */
function columnSum(
  { operands: [path, ...others] }: Call,
  site: Site,
  core: CompileContext,
): Quick | undefined {
  if (path?.kind !== 'path' || others.length > 0 || path.group !== undefined) return undefined;
  const [first, second, ...rest] = path.steps;
  if (first?.node.kind !== 'name' || second === undefined || rest.length > 0) return undefined;
  if (![first, second].every(isBare)) return undefined;
  const { name: table } = first.node;
  const body = treeOf(second.node, site, core, 'item');
  if (body === undefined) return undefined;
  const list: Node = { kind: 'variable', of: 'record', path: [table] };
  const each: Each = { kind: 'each', operator: 'map', list, body };
  const column = core.scaledBody(each);
  if (column === undefined) return undefined;
  return (frame) => {
    const rows: unknown = frame.scope.read(table);
    return Array.isArray(rows) && rows.length > 0 ? wholeTotal(column, rows, false, frame) : undefined;
  };
}

function isBare({ stages, focus, index, ancestor, imports }: Path['steps'][number]): boolean {
  return [stages, focus, index, ancestor, imports].every((part) => part === undefined);
}

function isCallOf(node: JsonataNode, name: string, { names }: Site): node is Call {
  return (
    node.kind === 'call' &&
    node.keep === undefined &&
    node.callee.kind === 'variable' &&
    node.callee.name === name &&
    names.places(name).length === 0
  );
}

/**
 * Translates a node to the condition language, which means the same for present numbers. Names are fields of
 * `of`.
 */
function treeOf(
  node: JsonataNode,
  site: Site,
  core: CompileContext,
  of: 'record' | 'item',
): Node | undefined {
  if (node.keep !== undefined) return undefined;
  if (node.kind === 'number')
    return node.digits === undefined ? { kind: 'literal', value: node.value } : undefined;
  if (node.kind === 'name') return { kind: 'variable', of, path: [node.name] };
  if (node.kind === 'path') return nameTree(node, core, of);
  if (node.kind === 'block') {
    const [only, ...others] = node.body;
    return only === undefined || others.length > 0 ? undefined : treeOf(only, site, core, of);
  }
  if (node.kind === 'negate') {
    const operand = treeOf(node.operand, site, core, of);
    return operand && { kind: 'arithmetic', operator: '-', operands: [operand] };
  }
  if (node.kind === 'operation') return operationTree(node, site, core, of);
  return isCallOf(node, 'round', site) ? roundTree(node, site, core, of) : undefined;
}

function nameTree({ steps, group }: Path, core: CompileContext, of: 'record' | 'item'): Node | undefined {
  const [step] = steps;
  if (steps.length !== 1 || step?.node.kind !== 'name' || group !== undefined || !isBare(step))
    return undefined;
  const { name } = step.node;
  if (of === 'record' && core.typeOf?.(name) !== 'number') return undefined;
  return { kind: 'variable', of, path: [name] };
}

function operationTree(
  { first, rest }: Operation,
  site: Site,
  core: CompileContext,
  of: 'record' | 'item',
): Node | undefined {
  if (rest.length > MOST_OPERATORS) return undefined;
  let left = treeOf(first, site, core, of);
  for (const { operator, operand } of rest) {
    if (operator !== '+' && operator !== '-' && operator !== '*' && operator !== '/') return undefined;
    const right = left && treeOf(operand, site, core, of);
    if (left === undefined || right === undefined) return undefined;
    left = { kind: 'arithmetic', operator, operands: [left, right] };
  }
  return left;
}

/** Translates `$round(x, 2)`: rounds half to even. */
function roundTree(
  { operands: [value, places, ...others] }: Call,
  site: Site,
  core: CompileContext,
  of: 'record' | 'item',
): Node | undefined {
  const operand = value && treeOf(value, site, core, of);
  const digits: Node = { kind: 'literal', value: places?.kind === 'number' ? places.value : 0 };
  const isConstant = places === undefined || (places.kind === 'number' && places.digits === undefined);
  if (operand === undefined || !isConstant || others.length > 0) return undefined;
  return { kind: 'call', name: 'roundHalfEven', operands: [operand, digits] };
}
