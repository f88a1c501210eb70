import { Refusal } from '../../Refusal.ts';
import { type ByExcelKind, byExcelKind, type ExcelNode } from '../ExcelNode.ts';
import { knownFunctions } from '../functions/knownFunctions.ts';
import { parameterAt } from '../functions/parameterAt.ts';

/**
 * Refuses detail columns outside an aggregate. They must be somewhere below an argument that takes a range.
 */
export function checkColumns(root: ExcelNode): void {
  byExcelKind(handlers, root, false);
}

const nothing = () => undefined;

const handlers: ByExcelKind<[boolean], void> = {
  constant: nothing,
  decimal: nothing,
  error: nothing,
  array: nothing,
  field: nothing,
  name: nothing,
  cell: nothing,
  range: nothing,
  areas: nothing,
  omitted: nothing,
  local: nothing,
  // A bound name is checked where it is used, as a list there.
  let: ({ bindings, body }, aggregated) => {
    for (const { value } of bindings) byExcelKind(handlers, value, true);
    byExcelKind(handlers, body, aggregated);
  },
  column: ({ table, column, from, to }, aggregated) => {
    if (aggregated) return;
    const name = `${table}.${column}`;
    throw new Refusal({
      code: 'detail-outside-aggregate',
      message: `${name} is a column of detail rows: it needs a function such as SUM around it.`,
      params: { name },
      from,
      to,
    });
  },
  chain: ({ first, steps }, aggregated) => {
    byExcelKind(handlers, first, aggregated);
    for (const step of steps) byExcelKind(handlers, step.operand, aggregated);
  },
  negation: ({ operand }, aggregated) => byExcelKind(handlers, operand, aggregated),
  percent: ({ operand }, aggregated) => byExcelKind(handlers, operand, aggregated),
  call: (node, aggregated) => {
    const definition = knownFunctions.get(node.name);
    node.arguments.forEach((argument, index) => {
      const takes = definition === undefined ? undefined : parameterAt(definition, index)?.takes;
      byExcelKind(handlers, argument, aggregated || takes === 'range' || takes === 'place');
    });
  },
};
