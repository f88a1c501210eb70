import { boxOf, type CellRange, inBox } from '../../runtime/store/sheet/CellRange.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridPainter } from './GridPainter.ts';
import type { MirrorSource } from './Mirror.ts';
import { isSelected, switchedRow } from './rowStates.ts';
import type { Viewport } from './Viewport.ts';

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

/** Content of the mirror: the texts just painted, so that screen and screen reader agree. */
export function mirrorSource(
  painter: GridPainter,
  props: DataGridProps,
  view: Viewport,
  all: 'true' | 'false' | 'mixed',
  range: CellRange | undefined,
): MirrorSource {
  const box = range && boxOf(range);
  const checkNote = props.lead?.check?.note;
  const { rows, tree } = props;
  return {
    text: (row, track) => painter.text(view, row, track),
    total: (track) => painter.summaryText(props, view.layout, track),
    // Without star and arrow: `aria-sort` states the order.
    header: (track) =>
      view.layout.tracks[track]?.column?.title ?? painter.headerText(props, view.layout, track),
    sort: (track) => {
      const column = view.layout.tracks[track]?.column;
      if (!column?.sort) return undefined;
      const own = props.sort?.find(({ field }) => field === column.field);
      return own ? ORDERS[own.order] : 'none';
    },
    sortPlace: (track) => {
      const { sort = [] } = props;
      return sort.length < 2
        ? 0
        : 1 + sort.findIndex(({ field }) => field === view.layout.tracks[track]?.field);
    },
    selected: (row) => isSelected(props, row),
    chosen: box && ((row, track) => inBox(box, row, track)),
    problem: problemOf(props, view),
    mark: props.rowMark && ((row) => (rows[row] ? props.rowMark?.(rows[row])?.name : undefined)),
    note: checkNote && ((row) => checkNote(props.rows[row] ?? {})),
    tree: tree && ((at) => (rows[at] ? tree.place(rows[at]) : undefined)),
    switched: props.lead?.turn && ((row) => switchedRow(props, row)),
    switchTitle: props.lead?.turn?.title ?? '',
    all: () => all,
  };
}

/** Errors of cells; undefined when the grid is not checked. */
function problemOf({ edit, rows }: DataGridProps, view: Viewport): MirrorSource['problem'] {
  const { sheet } = edit ?? {};
  return (
    sheet &&
    ((at, track) => {
      const row = rows[at];
      const field = view.layout.tracks[track]?.field;
      return row && field ? sheet.problem(row, field) : undefined;
    })
  );
}
