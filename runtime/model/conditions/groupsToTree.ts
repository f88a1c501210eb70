import type { Node, Tree } from '../../../expressions/index.ts';
import type { ConditionEntry, ConditionGroup, RowsOf } from './ConditionGroup.ts';
import { operatorOfSign } from './operators/index.ts';

/**
 * Groups as `readGroups` gives them, as a tree: `treeToGroups` gives them back. No condition at all always holds. An entry
 * whose operator has no tree is a mistake `readGroups` reports; here it never holds.
 */
export function groupsToTree(groups: readonly ConditionGroup[]): Tree {
  const nodes = groups.filter(({ tjOptions }) => tjOptions.length > 0).map(groupNode);
  const [only] = nodes;
  if (only === undefined) return { root: { kind: 'literal', value: true } };
  return { root: nodes.length === 1 ? only : { kind: 'logic', operator: 'and', operands: nodes } };
}

/** One condition too is a group, so that its way of joining is kept. */
function groupNode({ tjzType, tjOptions }: ConditionGroup): Node {
  const operands =
    tjzType === 'or' ? tjOptions.map((entry) => rowsNode([entry])) : bundles(tjOptions).map(rowsNode);
  return { kind: 'logic', operator: tjzType, operands };
}

/** The entries one same row must fulfil together; every other entry alone. */
function bundles(entries: readonly ConditionEntry[]): readonly (readonly ConditionEntry[])[] {
  const found: ConditionEntry[][] = [];
  for (const entry of entries) {
    const same = found.find(([first]) => first !== undefined && shareRow(first, entry));
    if (same === undefined) found.push([entry]);
    else same.push(entry);
  }
  return found;
}

/** Whether two entries of an and-group speak of one same row. */
export function shareRow(a: ConditionEntry, b: ConditionEntry): boolean {
  return (
    a.tableName !== undefined && a.tableName === b.tableName && rowsOf(a) === 'any' && rowsOf(b) === 'any'
  );
}

/** How the rows of a detail fulfil the entry. */
export function rowsOf({ rows = 'any' }: ConditionEntry): RowsOf {
  return rows;
}

function rowsNode(entries: readonly ConditionEntry[]): Node {
  const [first] = entries;
  if (first?.tableName === undefined)
    return entries.map((entry) => compared(entry, field(entry, 'record')))[0] ?? never;
  const list: Node = { kind: 'variable', of: 'record', path: [first.tableName] };
  const item = field(first, 'item');
  if (rowsOf(first) === 'sum') {
    const column: Node = { kind: 'each', operator: 'map', list, body: item };
    return compared(first, { kind: 'call', name: 'sum', operands: [column] });
  }
  const bodies = entries.map((entry) => compared(entry, field(entry, 'item')));
  const [only = never] = bodies;
  const body: Node = bodies.length === 1 ? only : { kind: 'logic', operator: 'and', operands: bodies };
  return { kind: 'each', operator: quantifiers[rowsOf(first)], list, body };
}

const quantifiers = { any: 'some', all: 'all', none: 'none', sum: 'some' } as const;

const never: Node = { kind: 'literal', value: false };

function field({ field: name }: ConditionEntry, of: 'record' | 'item'): Node {
  return { kind: 'variable', of, path: [name] };
}

function compared({ filterType, value = null }: ConditionEntry, subject: Node): Node {
  return operatorOfSign(filterType)?.node?.(subject, value) ?? never;
}
