import type { CompileContext } from '../../evaluate/CompileContext.ts';
import { wholeNumber } from '../../evaluate/fast/scaled/wholeNumber.ts';
import { wholeTotal } from '../../evaluate/fast/scaled/wholeTotal.ts';
import type { Each, Node } from '../../Tree.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { CallNode, ChainNode, ExcelNode } from '../ExcelNode.ts';

/** Maximum steps of a chain on the fast path; longer chains run exactly, in a loop. */
const MOST_STEPS = 16;

/** Node kinds that the integer fast path may compile. */
const mayBeQuick: ReadonlySet<ExcelNode['kind']> = new Set(['chain', 'call', 'negation', 'percent']);

/**
 * Integer fast path for a node whose fields all have a type and a scale. Falls back to `exactly` for blanks,
 * texts, dates and errors, which follow Excel's own rules, and where integers do not suffice. Undefined when
 * a part has no fast path.
 */
export function scaledNode(
  node: ExcelNode,
  core: CompileContext,
  exactly: () => ExcelClosure,
): ExcelClosure | undefined {
  if (!core.hasScales || !mayBeQuick.has(node.kind)) return undefined;
  if (node.kind === 'call' && node.name === 'SUM') return columnSum(node, core, exactly);
  const tree = treeOf(node, undefined, core);
  const scaled = tree === undefined ? undefined : core.scaled(tree);
  if (scaled === undefined) return undefined;
  const quick = wholeNumber(scaled);
  const exact = exactly();
  return (frame) => quick(frame) ?? exact(frame);
}

/** Fast path for `SUM([明细.数量]*[明细.单价])`. Skips blank cells of a single column; in a product they are 0. */
function columnSum(
  { arguments: given }: CallNode,
  core: CompileContext,
  exactly: () => ExcelClosure,
): ExcelClosure | undefined {
  const [argument] = given;
  const table = argument === undefined || given.length > 1 ? undefined : tableIn(argument);
  const body = argument === undefined || table === undefined ? undefined : treeOf(argument, table, core);
  if (body === undefined || table === undefined) return undefined;
  const list: Node = { kind: 'variable', of: 'record', path: [table] };
  const each: Each = { kind: 'each', operator: 'map', list, body };
  const column = core.scaledBody(each);
  if (column === undefined) return undefined;
  const skips = argument?.kind === 'column';
  const exact = exactly();
  return (frame) => {
    const rows: unknown = frame.scope.read(table);
    return (Array.isArray(rows) ? wholeTotal(column, rows, skips, frame) : undefined) ?? exact(frame);
  };
}

/** The table of the first column that a node reads. */
function tableIn(node: ExcelNode): string | undefined {
  if (node.kind === 'column') return node.table;
  if (node.kind === 'chain') {
    const operands = [node.first, ...node.steps.map((step) => step.operand)];
    return operands.length > MOST_STEPS
      ? undefined
      : operands.map(tableIn).find((name) => name !== undefined);
  }
  return node.kind === 'negation' || node.kind === 'percent' ? tableIn(node.operand) : undefined;
}

/**
 * Translates a node to the condition language, which means the same for present numbers. Columns of `table`
 * become fields of the item.
 */
function treeOf(node: ExcelNode, table: string | undefined, core: CompileContext): Node | undefined {
  if (node.kind === 'constant')
    return typeof node.value === 'number' ? { kind: 'literal', value: node.value } : undefined;
  if (node.kind === 'field') return numberField(node.name, core);
  if (node.kind === 'column')
    return node.table === table ? { kind: 'variable', of: 'item', path: [node.column] } : undefined;
  if (node.kind === 'chain') return chainTree(node, table, core);
  if (node.kind === 'negation') {
    const operand = treeOf(node.operand, table, core);
    return operand && { kind: 'arithmetic', operator: '-', operands: [operand] };
  }
  if (node.kind === 'percent') {
    const operand = treeOf(node.operand, table, core);
    const divisor: Node = { kind: 'literal', value: 10 ** (2 * node.times) };
    return operand && { kind: 'arithmetic', operator: '/', operands: [operand, divisor] };
  }
  return node.kind === 'call' && node.name === 'ROUND' && table === undefined
    ? roundTree(node, core)
    : undefined;
}

function numberField(name: string, core: CompileContext): Node | undefined {
  const isOwn = !name.includes('.') && core.typeOf?.(name) === 'number';
  return isOwn ? { kind: 'variable', of: 'record', path: [name] } : undefined;
}

function chainTree(
  { first, steps }: ChainNode,
  table: string | undefined,
  core: CompileContext,
): Node | undefined {
  if (steps.length > MOST_STEPS) return undefined;
  let left = treeOf(first, table, core);
  for (const { operator, operand } of steps) {
    if (operator !== '+' && operator !== '-' && operator !== '*' && operator !== '/') return undefined;
    const right = left && treeOf(operand, table, core);
    if (left === undefined || right === undefined) return undefined;
    left = { kind: 'arithmetic', operator, operands: [left, right] };
  }
  return left;
}

/** Translates `ROUND(x, 2)`; conditions round half away from zero too. */
function roundTree({ arguments: given }: CallNode, core: CompileContext): Node | undefined {
  const [value, places] = given;
  const operand = value && treeOf(value, undefined, core);
  if (operand === undefined || places?.kind !== 'constant' || typeof places.value !== 'number')
    return undefined;
  return { kind: 'call', name: 'round', operands: [operand, { kind: 'literal', value: places.value }] };
}
