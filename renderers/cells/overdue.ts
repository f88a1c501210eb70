import type { Renderer } from '../../runtime/Renderer.ts';

/** Renders the cell in red in rows that are late or urgent. */
export const overdueRenderer: Renderer = {
  slot: 'cell',
  type: 'overdue',
  style: (_field, row) =>
    [row.IsOverdue, row.Urgent, row.ApproveStatus].some((mark) => Number(mark) === 1)
      ? { color: 'red', bold: true }
      : undefined,
};
