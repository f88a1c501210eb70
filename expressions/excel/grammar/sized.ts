import type { CallNode, ExcelNode } from '../ExcelNode.ts';
import type { ExcelCallable } from '../functions/ExcelFunction.ts';
import { type Cell, cellOf, LAST_COLUMN, LAST_ROW } from './cells.ts';
import type { ParseState } from './ParseState.ts';
import { rangeNode } from './references.ts';

/**
 * Resizes ranges among the arguments as the function takes them. In SUMIF(A1:A4, ">0", B1), B1 means B1:B4.
 */
export function sized(
  state: ParseState,
  { parameters }: ExcelCallable,
  list: readonly ExcelNode[],
): CallNode['arguments'] {
  return list.map((node, index) => {
    const like = list[parameters[index]?.sizedAs ?? -1];
    return like === undefined ? node : sizedAs(state, node, like);
  });
}

function sizedAs(state: ParseState, node: ExcelNode, like: ExcelNode): ExcelNode {
  const place = placeOf(node);
  const shape = placeOf(like);
  if (place === undefined || shape === undefined) return node;
  const bottom = place.row + shape.rows - 1;
  const right = place.column + shape.columns - 1;
  const fits = shape.rows === place.rows && shape.columns === place.columns;
  if (fits || bottom > LAST_ROW || right > LAST_COLUMN) return node;
  const { from, to } = node;
  return rangeNode(state, { top: place.row, left: place.column, bottom, right, from, to });
}

/** Position and size of a cell or range; undefined for other nodes. */
function placeOf(node: ExcelNode): (Cell & { rows: number; columns: number }) | undefined {
  if (node.kind === 'range') {
    const { top, left, bottom, right } = node;
    return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
  const cell = node.kind === 'cell' ? cellOf(node.name) : undefined;
  return cell === undefined ? undefined : { ...cell, rows: 1, columns: 1 };
}
