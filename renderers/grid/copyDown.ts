import type { GridController } from './GridController.ts';

/**
 * Copies a column's value of one row into all rows below, as one undo step.
 * The source row is the row in edit, else the first selected row, else the row last active, else the first
 * row.
 */
export function copyDown(grid: Pick<GridController, 'props' | 'active' | 'editing'>, field: string): void {
  const { props } = grid;
  const { edit, rows, rowKey, selected } = props;
  const chosen = rows.findIndex((row) => selected.has(String(row[rowKey])));
  const at = grid.active?.row ?? -1;
  const from = grid.editing() ?? [chosen, at, 0].find((row) => row >= 0 && row < rows.length);
  if (!edit?.sheet || from === undefined || from >= rows.length - 1) return;
  if (edit.editingKey !== undefined && !edit.onEnd()) return;
  edit.sheet.onFillDown({ from, to: rows.length - 1, fields: [field] });
}
