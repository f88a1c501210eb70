import type { Node, Tree } from '../../../expressions/index.ts';
import type { ConditionEntry, ConditionGroup, RowsOf } from './ConditionGroup.ts';
import { shareRow } from './groupsToTree.ts';
import { readableOperators } from './operators/index.ts';

type Logic = Extract<Node, { kind: 'logic' }>;
type Each = Extract<Node, { kind: 'each' }>;

/**
 * Converts a tree to groups for a builder, the inverse of `groupsToTree`. Also accepts equivalent trees, such
 * as a bare comparison or an `or` inside an `and`. Undefined when groups cannot express the tree.
 */
export function treeToGroups(tree: Tree): readonly ConditionGroup[] | undefined {
  const { root } = tree;
  if (root.kind === 'literal') return root.value === true ? [] : undefined;
  if (root.kind !== 'logic') return all([andGroup([root])]);
  if (root.operator === 'or') return all([orGroup(root)]);
  const nested = root.operands.filter((operand) => operand.kind === 'logic');
  if (nested.length === root.operands.length && nested.length > 0)
    return all(
      nested.map((operand) => (operand.operator === 'or' ? orGroup(operand) : andGroup(operand.operands))),
    );
  return mixed(root);
}

function all(groups: readonly (ConditionGroup | undefined)[]): readonly ConditionGroup[] | undefined {
  const drawn = groups.filter((group) => group !== undefined);
  return drawn.length === groups.length ? drawn : undefined;
}

/** Makes a group of the plain comparisons that stand beside other groups. */
function mixed({ operands }: Logic): readonly ConditionGroup[] | undefined {
  const plain = operands.filter((operand) => operand.kind !== 'logic');
  const nested = operands.filter((operand) => operand.kind === 'logic');
  const first = andGroup(plain);
  // One row must fulfil the whole group. A condition on another row needs its own group.
  const groups = first === undefined ? plain.map((node) => andGroup([node])) : [first];
  return all([
    ...groups,
    ...nested.map((node) => (node.operator === 'or' ? orGroup(node) : andGroup(node.operands))),
  ]);
}

function andGroup(nodes: readonly Node[]): ConditionGroup | undefined {
  const read = nodes.map((node) => entriesOf(node, 'and'));
  if (read.includes(undefined)) return undefined;
  const rows = read.map((entries) => entries?.[0]).filter((entry) => entry !== undefined);
  const twice = rows.some((entry, index) => rows.slice(index + 1).some((other) => shareRow(entry, other)));
  return twice ? undefined : { tjzType: 'and', tjOptions: read.flatMap((entries) => entries ?? []) };
}

function orGroup({ operands }: Logic): ConditionGroup | undefined {
  const read = operands.map((node) => entriesOf(node, 'or'));
  if (read.includes(undefined)) return undefined;
  return { tjzType: 'or', tjOptions: read.flatMap((entries) => entries ?? []) };
}

/** Entries of one part of a group; several when they test the same row. */
function entriesOf(node: Node, within: 'and' | 'or'): readonly ConditionEntry[] | undefined {
  if (node.kind === 'each') return rowEntries(node, within);
  const entry = entryOf(node);
  return entry === undefined ? undefined : [entry];
}

const rowsByOperator: Readonly<Partial<Record<Each['operator'], RowsOf>>> = {
  some: 'any',
  all: 'all',
  none: 'none',
};

function rowEntries(node: Each, within: 'and' | 'or'): readonly ConditionEntry[] | undefined {
  const rows = rowsByOperator[node.operator];
  const tableName = nameOf(node.list, 'record');
  if (rows === undefined || tableName === undefined) return undefined;
  const joined = rows === 'any' && node.body.kind === 'logic' && node.body.operator === within;
  const bodies = joined && node.body.kind === 'logic' ? node.body.operands : [node.body];
  const entries = bodies.map((body) => comparisonOf(body, (subject) => nameOf(subject, 'item')));
  if (entries.includes(undefined)) return undefined;
  const also = rows === 'any' ? { tableName } : { tableName, rows };
  return entries.flatMap((entry) => (entry === undefined ? [] : [{ ...also, ...entry }]));
}

function entryOf(node: Node): ConditionEntry | undefined {
  const own = comparisonOf(node, (subject) => nameOf(subject, 'record'));
  if (own !== undefined) return own;
  let tableName: string | undefined;
  const total = comparisonOf(node, (subject) => {
    if (subject.kind !== 'call' || subject.name !== 'sum') return undefined;
    const [column] = subject.operands;
    if (column?.kind !== 'each' || column.operator !== 'map') return undefined;
    tableName = nameOf(column.list, 'record');
    return tableName === undefined ? undefined : nameOf(column.body, 'item');
  });
  return total === undefined || tableName === undefined ? undefined : { tableName, rows: 'sum', ...total };
}

/** Reads a comparison with a field by the known operators. */
function comparisonOf(
  node: Node,
  fieldOf: (subject: Node) => string | undefined,
): Pick<ConditionEntry, 'field' | 'filterType' | 'value'> | undefined {
  for (const operator of readableOperators) {
    const read = operator.read?.(node);
    const field = read && fieldOf(read.subject);
    if (read === undefined || field === undefined) continue;
    const { value } = read;
    return { field, filterType: operator.sign, ...(value === undefined ? {} : { value }) };
  }
  return undefined;
}

/** The name of a field that the node reads directly. */
function nameOf(node: Node, of: 'record' | 'item'): string | undefined {
  if (node.kind !== 'variable' || node.of !== of || node.fallback !== undefined || node.path.length !== 1)
    return undefined;
  return node.path[0];
}
