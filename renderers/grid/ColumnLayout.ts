import type { GridColumn } from './GridColumn.ts';
import type { LeadTrack } from './leadTracks.ts';
import { GROUP_HEIGHT, MIN_WIDTH, ROW_HEIGHT } from './metrics.ts';

/** The three side-by-side panes: frozen left, scrolling middle, frozen right. */
export type Pane = 'left' | 'mid' | 'right';

/** One column on screen: a data column or a leading one. */
export interface Track {
  readonly kind: 'check' | 'switch' | 'index' | 'sort' | 'field';
  /** Name of the field; '' for leading columns that show none. */
  readonly field: string;
  readonly column: GridColumn | undefined;
  readonly pane: Pane;
  readonly width: number;
  /** Pixels from the left edge of its own pane. */
  readonly x: number;
}

/** Positions of all columns. Tracks are in screen order: left pane, middle, right pane. */
export interface ColumnLayout {
  readonly tracks: readonly Track[];
  readonly left: number;
  readonly mid: number;
  readonly right: number;
  readonly leftCount: number;
  readonly rightCount: number;
  /** Rows of group titles above the column titles. */
  readonly levels: number;
  /** Sum of the panes: the width the horizontal scroll bar spans. */
  readonly total: number;
}

export interface LayoutInput {
  readonly columns: readonly GridColumn[];
  /** Leading columns, in order. */
  readonly leads: readonly LeadTrack[];
  /** Available width in pixels. */
  readonly width: number;
  /** Widths the user dragged, by field; they win over the column's and are never stretched. */
  readonly dragged: ReadonlyMap<string, number>;
}

type Loose = Omit<Track, 'x' | 'pane'>;

/** Distributes free width, in proportion, among columns the user has not resized. */
function stretch(tracks: readonly Loose[], input: LayoutInput): readonly Loose[] {
  const used = tracks.reduce((sum, track) => sum + track.width, 0);
  const loose = tracks.filter(
    (track) => track.kind === 'field' && !track.column?.dragged && !input.dragged.has(track.field),
  );
  const share = loose.reduce((sum, track) => sum + track.width, 0);
  const room = input.width - used;
  if (room <= 0 || share === 0) return tracks;
  let given = 0;
  const last = loose.at(-1);
  return tracks.map((track) => {
    if (!loose.includes(track)) return track;
    const extra = track === last ? room - given : Math.floor((room * track.width) / share);
    given += extra;
    return { ...track, width: track.width + extra };
  });
}

function place(tracks: readonly Loose[], pane: Pane): { placed: Track[]; width: number } {
  let x = 0;
  const placed = tracks.map((track) => {
    const at = x;
    x += track.width;
    return { ...track, pane, x: at };
  });
  return { placed, width: x };
}

/**
 * Computes the columns' positions.
 * Frozen columns scroll with the others when less than 40 % of the width would be left to scroll: on a narrow
 * window that is better than a frozen half of the screen.
 */
export function layoutColumns(input: LayoutInput): ColumnLayout {
  const shown = input.columns.filter((column) => !column.hidden);
  const frozen = shown.filter((column) => column.fixed).reduce((sum, column) => sum + column.width, 0);
  const leading = input.leads.reduce((sum, lead) => sum + lead.width, 0);
  const freeze = leading + frozen <= input.width * 0.6;
  const paneOf = (column: GridColumn): Pane => (freeze ? (column.fixed ?? 'mid') : 'mid');
  const sided = (pane: Pane): Loose[] =>
    shown
      .filter((column) => paneOf(column) === pane)
      .map((column) => ({
        kind: 'field',
        field: column.field,
        column,
        width: Math.max(MIN_WIDTH, Math.round(input.dragged.get(column.field) ?? column.width)),
      }));
  const groups = { left: [...input.leads, ...sided('left')], mid: sided('mid'), right: sided('right') };
  const all = stretch([...groups.left, ...groups.mid, ...groups.right], input);
  const rightFrom = all.length - groups.right.length;
  const left = place(all.slice(0, groups.left.length), 'left');
  const mid = place(all.slice(groups.left.length, rightFrom), 'mid');
  const right = place(all.slice(rightFrom), 'right');
  return {
    tracks: [...left.placed, ...mid.placed, ...right.placed],
    left: left.width,
    mid: mid.width,
    right: right.width,
    leftCount: left.placed.length,
    rightCount: right.placed.length,
    levels: Math.max(0, ...shown.map(({ groups }) => groups?.length ?? 0)),
    total: left.width + mid.width + right.width,
  };
}

/** Pixels of the header, group titles included. */
export function headHeight({ levels }: ColumnLayout): number {
  return ROW_HEIGHT + GROUP_HEIGHT * levels;
}

/** True when a header has more than its title: an icon, a button, a tip with markup. */
export function hasHeadMark({ column }: Track): boolean {
  return (column?.icon ?? column?.copyDown ?? column?.content) !== undefined;
}

/** Pixels above a column's own title, which fills the rest of the header. */
export function titleTop(track: Track): number {
  return GROUP_HEIGHT * (track.column?.groups?.length ?? 0);
}

/** Left edge of a track in pixels from the grid's left edge. */
export function screenX(
  layout: ColumnLayout,
  track: Track,
  view: { width: number; scrollLeft: number },
): number {
  if (track.pane === 'left') return track.x;
  if (track.pane === 'mid') return layout.left + track.x - view.scrollLeft;
  return Math.min(view.width, layout.total) - layout.right + track.x;
}

/** Track under a point; undefined past the last column. Frozen panes cover the middle. */
export function trackAt(
  layout: ColumnLayout,
  x: number,
  view: { width: number; scrollLeft: number },
): number | undefined {
  const pane: Pane =
    x < layout.left ? 'left' : x >= Math.min(view.width, layout.total) - layout.right ? 'right' : 'mid';
  const found = layout.tracks.findIndex((track) => {
    const at = screenX(layout, track, view);
    return track.pane === pane && x >= at && x < at + track.width;
  });
  return found < 0 ? undefined : found;
}

/** First and last track of the middle pane with at least a pixel in view; `to` is exclusive. */
export function midInView(
  layout: ColumnLayout,
  view: { width: number; scrollLeft: number },
): { from: number; to: number } {
  const end = layout.tracks.length - layout.rightCount;
  const room = Math.max(0, view.width - layout.left - layout.right);
  let from = layout.leftCount;
  while (from < end - 1 && edge(layout, from) <= view.scrollLeft) from += 1;
  let to = from;
  while (to < end && (layout.tracks[to]?.x ?? 0) < view.scrollLeft + room) to += 1;
  return { from, to };
}

function edge(layout: ColumnLayout, index: number): number {
  const track = layout.tracks[index];
  return track ? track.x + track.width : 0;
}

/** Scroll position that brings a track of the middle pane wholly into view. */
export function scrollLeftFor(
  layout: ColumnLayout,
  index: number,
  view: { width: number; scrollLeft: number },
): number {
  const track = layout.tracks[index];
  if (track?.pane !== 'mid') return view.scrollLeft;
  const room = view.width - layout.left - layout.right;
  if (track.x < view.scrollLeft || track.width > room) return track.x;
  return Math.max(view.scrollLeft, track.x + track.width - room);
}
