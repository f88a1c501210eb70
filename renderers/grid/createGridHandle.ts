import type { GridHandle } from '../../runtime/host/gridHandles.ts';
import type { GridController } from './GridController.ts';
import { cellBox } from './Marks.ts';

/** What dialogs, tests and tools may ask of a grid. */
export function createGridHandle(grid: GridController): GridHandle {
  const trackOf = (field: string): number | undefined => {
    const found = grid.layout().tracks.findIndex((track) => track.kind === 'field' && track.field === field);
    return found < 0 ? undefined : found;
  };
  const reveal = (row: number, field: string): number | undefined => {
    const track = trackOf(field);
    if (track === undefined || !grid.props.rows[row]) return undefined;
    grid.elements.root.scrollIntoView({ block: 'nearest' });
    grid.reveal({ row, track });
    return track;
  };
  return {
    get columns() {
      return grid
        .layout()
        .tracks.flatMap((track) =>
          track.kind === 'field' ? [{ field: track.field, title: track.column?.title ?? '' }] : [],
        );
    },
    get rowCount() {
      return grid.props.rows.length;
    },
    cell(row, field) {
      const track = trackOf(field);
      return track === undefined || !grid.props.rows[row] ? undefined : grid.text(row, track);
    },
    reveal: (row, field) => void reveal(row, field),
    bounds(row, field) {
      const track = reveal(row, field);
      if (track === undefined) return undefined;
      const box = cellBox(grid.view, { row, track });
      const origin = grid.elements.view.getBoundingClientRect();
      return (
        box && { ...box, x: box.x + origin.left + window.scrollX, y: box.y + origin.top + window.scrollY }
      );
    },
  };
}
