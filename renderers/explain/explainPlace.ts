/** Subject to explain: a field of a box, a column of a grid or a button of a toolbar. */
export interface ExplainPlace {
  /** Undefined: explains everything hidden, locked or refused, which the keyboard cannot reach. */
  readonly field?: string;
  /** Detail table of the field; for a column the table of its grid. */
  readonly table?: string;
  readonly action?: string;
}

/** The focused field, column or button; otherwise everything that cannot be focused. */
export function explainPlace(element: Element | null): ExplainPlace {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (cell !== undefined) {
    const parts = cell.split('.');
    const [table, field] = [parts[0], parts.at(-1)];
    return table !== undefined && field !== undefined ? { table, field } : {};
  }
  const grid = element?.closest('[role="grid"]');
  if (grid) return columnOf(grid);
  const action = element?.closest<HTMLElement>('[data-action]')?.dataset.action;
  if (action !== undefined) return { action };
  const field = element?.closest<HTMLElement>('[data-field]')?.dataset.field;
  return field === undefined ? {} : { field };
}

/** The column of the active cell of a grid. */
function columnOf(grid: Element): ExplainPlace {
  const table = grid.closest<HTMLElement>('[data-grid]')?.dataset.grid;
  const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  const at = active?.getAttribute('aria-colindex');
  const header = grid.querySelector<HTMLElement>(`[role="columnheader"][aria-colindex="${at}"]`);
  const field = header?.dataset.column;
  return table === undefined || field === undefined ? {} : { table, field };
}
