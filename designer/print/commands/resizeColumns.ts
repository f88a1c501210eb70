import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { valueAt, withValue } from '../draft/places.ts';
import { edited, type PrintEdit } from './PrintEdit.ts';

/** Least width of a column, in millimetres. */
const least = 3;

interface Column {
  readonly width: number;
}

/** The columns of a block of rows or of blocks side by side; empty for others. */
export const columnsAt = (draft: PrintSchema, place: string): readonly Column[] => {
  const found = valueAt(draft, `${place}/columns`);
  return Array.isArray(found) ? (found as readonly Column[]) : [];
};

/** Widths of columns on the paper, in millimetres, in a room of a width. */
export const drawnWidths = (columns: readonly Column[], room: number): readonly number[] => {
  const parts = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  return columns.map(({ width }) => (room * width) / parts);
};

const tenths = (mm: number): number => Math.round(mm * 10) / 10;

/**
 * Moves the border after a column by millimetres; its neighbour gives or takes them. All widths become those on the paper, in
 * tenths of a millimetre, because parts of a whole cannot say a tenth.
 */
export function resizeColumns(
  draft: PrintSchema,
  place: string,
  { at, by, room }: { readonly at: number; readonly by: number; readonly room: number },
): PrintEdit {
  const columns = columnsAt(draft, place);
  const widths = drawnWidths(columns, room).map(tenths);
  const [own, next] = [widths[at], widths[at + 1]];
  if (own === undefined || next === undefined) return edited(draft);
  const move = Math.max(least - own, Math.min(by, next - least));
  const moved = widths.with(at, tenths(own + move)).with(at + 1, tenths(next - move));
  return edited(
    withValue(
      draft,
      `${place}/columns`,
      columns.map((column, index) => ({ ...column, width: moved[index] ?? column.width })),
    ),
  );
}
