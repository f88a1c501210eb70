import type { Node } from '../../../../expressions/index.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { mainName } from '../../formulas/recordScope.ts';
import type { SentenceContext } from './SentenceContext.ts';

/** The detail table of a list node, also below a filter. */
export function rowsOf(list: Node, context: SentenceContext): ResolvedTable | undefined {
  if (list.kind === 'each' && list.operator === 'filter') return rowsOf(list.list, context);
  if (list.kind !== 'variable' || list.of !== 'record' || list.path.length !== 1) return undefined;
  return context.doc.details.find(({ table }) => table.table === list.path[0])?.table;
}

/** The field a node reads: directly, from a row, from the header, or as the total of a column. */
export function fieldOf(node: Node, context: SentenceContext): ResolvedField | undefined {
  if (node.kind === 'variable') {
    const [name = '', ...below] = node.path;
    if (name === mainName) return context.doc.main.byName.get(below[0] ?? '');
    const table = node.of === 'item' ? context.rows : context.doc.main;
    return below.length === 0 ? table?.byName.get(name) : undefined;
  }
  if (node.kind === 'call') return node.operands[0] && fieldOf(node.operands[0], context);
  if (node.kind !== 'each' || node.operator !== 'map') return undefined;
  return fieldOf(node.body, { ...context, rows: rowsOf(node.list, context) });
}
