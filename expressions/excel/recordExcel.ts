import type { CompileContext } from '../evaluate/CompileContext.ts';
import type { Recorder, Shown } from '../explain/Recorder.ts';
import { Decimal } from '../numbers/Decimal.ts';
import { numberOut } from '../numbers/numberOut.ts';
import type { Formula, Node } from '../Tree.ts';
import { compileFormula } from './compile/compileFormula.ts';
import type { ExcelNode } from './ExcelNode.ts';
import { ExcelDate } from './values/ExcelDate.ts';
import { ExcelError } from './values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from './values/ExcelValue.ts';
import { dateText } from './values/leaving.ts';
import { Matrix } from './values/Matrix.ts';

/** Maximum rows of a matrix to show. */
const ROWS = 20;

/**
 * Records the result of every part of a formula. A blank is null; an error value blames the part it first
 * appears in.
 */
export function recordExcel(formula: Formula, context: CompileContext, recorder: Recorder) {
  return compileFormula(formula, context, (node, closure) => {
    const place = nodeOf(node);
    return (frame) => recorder.run(place, () => closure(frame), shown);
  });
}

/** Maps a part to a node that explanations can name: fields and constants keep their kind. */
function nodeOf(node: ExcelNode): Node {
  const { from, to } = node;
  if (node.kind === 'field' || node.kind === 'cell' || node.kind === 'name') {
    const path = node.name.startsWith('$') ? node.name.split('.') : [node.name];
    return { kind: 'variable', of: 'record', path, from, to };
  }
  if (node.kind === 'column')
    return { kind: 'variable', of: 'record', path: [node.table, node.column], from, to };
  if (node.kind === 'constant') return { kind: 'literal', value: node.value, from, to };
  return { kind: 'formula', language: 'excel', body: node, reads: [], from, to };
}

function shown(value: ExcelValue): Shown {
  if (!(value instanceof Matrix)) return scalar(value);
  const rows = Array.from({ length: Math.min(ROWS, value.rows) }, (_row, row) =>
    Array.from({ length: Math.min(ROWS, value.columns) }, (_column, column) => scalar(value.at(row, column))),
  );
  return value.columns === 1 ? rows.flat() : rows;
}

function scalar(value: ExcelScalar) {
  if (value instanceof Decimal) return numberOut(value);
  if (value instanceof ExcelError) return { error: value.code };
  return value instanceof ExcelDate ? dateText(value) : value;
}
