import type { Node } from '../../../../expressions/index.ts';
import type { MessageKey } from '../../messages/index.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { checkParameter, parameterTree } from './parameterTree.ts';

/**
 * A number over a column of the detail table: rows where it is empty are skipped, none filled gives null. Not offered for
 * table columns, which have no rows below them.
 */
function aggregate(method: number, title: MessageKey, name: string): FormulaMethod {
  return {
    method,
    title,
    type: 'number',
    inputs: ['column'],
    offered: (type, place) => type === 'number' && place === 'main',
    check: checkParameter,
    tree: (entry, fields) =>
      parameterTree(
        entry,
        fields,
        (_field, [rows = '', ...column]) => ({ kind: 'call', name, operands: [columnOf(rows, column)] }),
        'detail',
      ),
  };
}

/** The values of a column, one a row. */
function columnOf(rows: string, path: readonly string[]): Node {
  return {
    kind: 'each',
    operator: 'map',
    list: { kind: 'variable', of: 'record', path: [rows] },
    body: { kind: 'variable', of: 'item', path },
  };
}

/** 1001: the total of a column; empty rows are skipped, all empty gives null. */
export const sum = aggregate(1001, 'designer.method.sum', 'sum');

/** 1002: the greatest value of a column; empty rows are skipped, all empty gives null. */
export const max = aggregate(1002, 'designer.method.max', 'max');

/** 1003: the least value of a column; empty rows are skipped, all empty gives null. */
export const min = aggregate(1003, 'designer.method.min', 'min');
