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

const widthOf = (tracks: readonly Loose[]): number => tracks.reduce((sum, track) => sum + track.width, 0);

/** Columns without a width that the user chose before. */
const isLoose = ({ kind, column }: Loose): boolean => kind === 'field' && column?.dragged !== true;

/** Most growth of columns beside a cut one, of their width: a very wide column is rather cut than out of sight. */
const mostGrowth = 0.25;

/** The width before a drag. */
const ownWidth = ({ column, width }: Loose): number =>
  column === undefined ? width : Math.max(MIN_WIDTH, Math.round(column.width));

/**
 * The scrolling columns that are whole at the left end, and the width left beside them. Reads widths from before a drag, so that
 * other columns do not jump while one is dragged.
 */
function wholeColumns(
  { left, mid, right }: Readonly<Record<Pane, readonly Loose[]>>,
  input: LayoutInput,
): { readonly tracks: readonly Loose[]; readonly room: number } {
  let room = input.width - widthOf(left) - widthOf(right);
  const end = mid.findIndex((track) => {
    const width = ownWidth(track);
    const isCut = width > room;
    if (!isCut) room -= width;
    return isCut;
  });
  const tracks = end < 0 ? mid : mid.slice(0, end);
  return room > widthOf(tracks) * mostGrowth ? { tracks: [], room: 0 } : { tracks, room };
}

/**
 * Distributes free width among these columns, in proportion to their own widths. Columns that the user resizes leave their part
 * free.
 */
function stretch(
  tracks: readonly Loose[],
  among: readonly Loose[],
  room: number,
  { dragged }: LayoutInput,
): readonly Loose[] {
  const share = among.reduce((sum, track) => sum + ownWidth(track), 0);
  if (room <= 0 || share === 0) return tracks;
  let given = 0;
  const last = among.at(-1);
  return tracks.map((track) => {
    if (!among.includes(track)) return track;
    const extra = track === last ? room - given : Math.floor((room * ownWidth(track)) / share);
    given += extra;
    return dragged.has(track.field) ? track : { ...track, width: track.width + extra };
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
 * Computes the columns' positions. Free width is shared out; where columns scroll, the last one in sight is not cut.
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
  const unstretched = [...groups.left, ...groups.mid, ...groups.right];
  const room = input.width - widthOf(unstretched);
  const whole = wholeColumns(groups, input);
  // Where columns scroll, those in sight fill the width, so that none is cut at its end.
  const free = unstretched.filter((track) => isLoose(track) && !input.dragged.has(track.field));
  const all =
    room >= 0
      ? stretch(unstretched, free, room, input)
      : stretch(unstretched, whole.tracks.filter(isLoose), whole.room, input);
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
