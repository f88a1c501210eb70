import type { Node, Tree } from '../../../expressions/index.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ConditionEntry, ConditionGroup, RowsOf } from './ConditionGroup.ts';
import { conditionTable } from './conditionField.ts';
import { operatorOfSeveral, operatorOfSign } from './operators/index.ts';

/**
 * Builds a tree from groups, the inverse of `treeToGroups`. No conditions always hold. An entry whose
 * operator has no tree never holds; `readGroups` reports it.
 */
export function groupsToTree(groups: readonly ConditionGroup[], doc: DocumentTable): Tree {
  const nodes = groups.filter(({ tjOptions }) => tjOptions.length > 0).map((group) => groupNode(group, doc));
  const [only] = nodes;
  if (only === undefined) return { root: { kind: 'literal', value: true } };
  return { root: nodes.length === 1 ? only : { kind: 'logic', operator: 'and', operands: nodes } };
}

/** Builds a group even for one condition, to keep its joining word. */
function groupNode({ tjzType, tjOptions }: ConditionGroup, doc: DocumentTable): Node {
  const operands =
    tjzType === 'or'
      ? tjOptions.map((entry) => rowsNode([entry], doc))
      : bundles(tjOptions).map((entries) => rowsNode(entries, doc));
  return { kind: 'logic', operator: tjzType, operands };
}

/** Collects entries that the same detail row must fulfil; other entries stay alone. */
export function bundles(entries: readonly ConditionEntry[]): readonly (readonly ConditionEntry[])[] {
  const found: ConditionEntry[][] = [];
  for (const entry of entries) {
    const same = found.find(([first]) => first !== undefined && shareRow(first, entry));
    if (same === undefined) found.push([entry]);
    else same.push(entry);
  }
  return found;
}

/** True when the same detail row must fulfil both entries of an `and` group. */
export function shareRow(a: ConditionEntry, b: ConditionEntry): boolean {
  return (
    a.tableName !== undefined && a.tableName === b.tableName && rowsOf(a) === 'any' && rowsOf(b) === 'any'
  );
}

/** How rows of the detail fulfil the entry; `any` by default. */
export function rowsOf({ rows = 'any' }: ConditionEntry): RowsOf {
  return rows;
}

function rowsNode(entries: readonly ConditionEntry[], doc: DocumentTable): Node {
  const [first] = entries;
  if (first?.tableName === undefined)
    return entries.map((entry) => compared(entry, field(entry, 'record'), doc))[0] ?? never;
  const list: Node = { kind: 'variable', of: 'record', path: [first.tableName] };
  const item = field(first, 'item');
  if (rowsOf(first) === 'sum') {
    const column: Node = { kind: 'each', operator: 'map', list, body: item };
    return compared(first, { kind: 'call', name: 'sum', operands: [column] }, doc);
  }
  const bodies = entries.map((entry) => compared(entry, field(entry, 'item'), doc));
  const [only = never] = bodies;
  const body: Node = bodies.length === 1 ? only : { kind: 'logic', operator: 'and', operands: bodies };
  return { kind: 'each', operator: quantifiers[rowsOf(first)], list, body };
}

const quantifiers = { any: 'some', all: 'all', none: 'none', sum: 'some' } as const;

const never: Node = { kind: 'literal', value: false };

function field({ field: name }: ConditionEntry, of: 'record' | 'item'): Node {
  return { kind: 'variable', of, path: [name] };
}

function compared(entry: ConditionEntry, subject: Node, doc: DocumentTable): Node {
  const { filterType, value = null } = entry;
  const operator = (hasSeveral(entry, doc) && operatorOfSeveral(filterType)) || operatorOfSign(filterType);
  return operator?.node?.(subject, value) ?? never;
}

function hasSeveral({ tableName = '', field: name }: ConditionEntry, doc: DocumentTable): boolean {
  const field = conditionTable(doc, tableName)?.table.byName.get(name);
  return field?.kind.isMultiple(field) ?? false;
}
