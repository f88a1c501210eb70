import type { CellLook } from './CellLook.ts';

/** Rows that are late or urgent show this cell in red (specification 1 section 4, "Colour conventions"). */
export const overdueLook: CellLook = {
  cell: 'overdue',
  style: (_field, row) =>
    [row.IsOverdue, row.Urgent, row.ApproveStatus].some((mark) => Number(mark) === 1)
      ? { color: 'red', bold: true }
      : undefined,
};
