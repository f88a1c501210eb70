import { Reaction } from 'mobx';
import type { ColumnLayout } from './ColumnLayout.ts';
import { headHeight, midInView, titleTop } from './ColumnLayout.ts';
import { cellPaint, headerText } from './cellPaint.ts';
import type { DataGridProps } from './DataGridProps.ts';
import { type CellPaint, GridCanvas, NO_TEXT, type TableClass } from './GridCanvas.ts';
import { type GridTheme, readGridTheme } from './gridTheme.ts';
import type { CellPictures } from './Pictures.ts';
import { slotCount } from './RowWindow.ts';
import { totalInOneLine } from './summaryRow.ts';
import { alignOf } from './tableOptions.ts';
import type { Viewport } from './Viewport.ts';

const BLANK: CellPaint = { text: '' };
/** Spare rows, so that a slightly taller window needs no new canvas. */
const SPARE = 2;

/** Canvas texts that do not come from the page. */
export interface PainterWords {
  readonly index: string;
  readonly sum: string;
}

/** Key of a table's fixed properties; a change needs a new table. */
function shapeOf({ layout, foot, rowHeight }: Viewport): string {
  const { tracks, leftCount, rightCount, levels } = layout;
  const cells = tracks.map(
    (track) => `${track.kind}/${track.field}/${track.pane}/${alignOf(track)}/${titleTop(track)}`,
  );
  return `${foot} ${rowHeight} ${levels} ${leftCount} ${rightCount} ${cells.join(' ')}`;
}

/**
 * Computes the visible cells and writes them to the canvas.
 * Reads texts inside a MobX reaction: when an observable behind one of them changes (a dictionary's label
 * arrives, a detail row is edited), `stale` is called.
 */
export class GridPainter {
  readonly #host: HTMLElement;
  readonly #words: PainterWords;
  readonly #reaction: Reaction;
  readonly #paints: CellPaint[][] = [];
  #theme: GridTheme;
  #table: TableClass | undefined;
  #canvas: GridCanvas | undefined;
  #shape = '';
  #layout: ColumnLayout | undefined;
  #size = '';

  constructor(host: HTMLElement, words: PainterWords, stale: () => void) {
    this.#host = host;
    this.#words = words;
    this.#theme = readGridTheme(host);
    this.#reaction = new Reaction('grid', stale);
  }

  /** Called when VTable has loaded. */
  use(table: TableClass): void {
    this.#table = table;
  }

  /** Redraws after a switch between light and dark theme. */
  retheme(): void {
    this.#theme = readGridTheme(this.#host);
    this.#drop();
  }

  setPixelRatio(ratio: number): void {
    this.#canvas?.setPixelRatio(ratio);
  }

  dispose(): void {
    this.#reaction.dispose();
    this.#drop();
  }

  /** Text of a visible cell as last painted. */
  text(view: Viewport, row: number, track: number): string {
    return this.#paints[row - view.window.first]?.[track]?.text ?? '';
  }

  /** Cells with pictures in view. */
  pictures(view: Viewport): readonly CellPictures[] {
    const found: CellPictures[] = [];
    for (let slot = 0; slot < view.window.count; slot += 1)
      this.#paints[slot]?.forEach(({ pictures }, track) => {
        if (pictures) found.push({ row: view.window.first + slot, track, urls: pictures });
      });
    return found;
  }

  /** Text of any cell, on screen or not; row `rowCount` is the summary. */
  anyText(props: DataGridProps, view: Viewport, row: number, track: number): string {
    const at = view.layout.tracks[track];
    const found = props.rows[row];
    if (!at) return '';
    if (found) return cellPaint(props, found, row, at, this.#theme).text;
    return row === view.rowCount ? totalInOneLine(this.summaryText(props, view.layout, track)) : '';
  }

  /** Total of a column, its lines apart, or the summary's label in the first column without a total. */
  summaryText(props: DataGridProps, layout: ColumnLayout, track: number): string {
    const field = layout.tracks[track]?.field ?? '';
    const own = field === '' ? undefined : props.summary?.[field];
    if (own !== undefined) return own;
    const first = layout.tracks.findIndex(
      (other) => other.kind !== 'check' && other.kind !== 'switch' && other.kind !== 'sort',
    );
    return track === first ? this.#words.sum : '';
  }

  /** Title of a column as drawn. */
  headerText(props: DataGridProps, layout: ColumnLayout, track: number): string {
    const at = layout.tracks[track];
    return at ? headerText(at, props.sort, this.#words.index) : '';
  }

  /** Updates the canvas; the cost depends on the visible cells that differ. `now`: inside a frame. */
  paint(props: DataGridProps, view: Viewport, now: boolean): void {
    this.#reaction.track(() => this.#read(props, view));
    if (!this.#table || view.width === 0 || view.height === 0 || view.layout.tracks.length === 0) return;
    const canvas = this.#canvasFor(this.#table, props, view);
    const { tracks, leftCount, rightCount } = view.layout;
    const mid = midInView(view.layout, view);
    for (let track = 0; track < tracks.length; track += 1) {
      const frozen = track < leftCount || track >= tracks.length - rightCount;
      if (!frozen && (track < mid.from || track >= mid.to)) continue;
      canvas.writeHeader(track, this.headerText(props, view.layout, track));
      for (let slot = 0; slot < view.window.count; slot += 1) {
        canvas.write(slot, track, this.#paints[slot]?.[track] ?? BLANK);
      }
      if (view.foot > 0) canvas.writeTotal(track, this.summaryText(props, view.layout, track));
    }
    canvas.scroll(view.scrollLeft, view.window.offset);
    canvas.flush(now);
  }

  #read(props: DataGridProps, view: Viewport): void {
    const { tracks } = view.layout;
    for (let slot = 0; slot < view.window.count; slot += 1) {
      const index = view.window.first + slot;
      const row = props.rows[index];
      this.#paints[slot] = row ? tracks.map((track) => cellPaint(props, row, index, track, this.#theme)) : [];
    }
  }

  #canvasFor(table: TableClass, props: DataGridProps, view: Viewport): GridCanvas {
    const shape = shapeOf(view);
    const needed = slotCount(view.height - headHeight(view.layout) - view.foot, view.rowHeight);
    const size = `${view.width}x${view.height}`;
    if (this.#canvas && (shape !== this.#shape || needed > this.#canvas.slots)) this.#drop();
    if (this.#canvas) {
      if (this.#layout !== view.layout)
        this.#canvas.setWidths(view.layout.tracks.map((track) => track.width));
      if (this.#size !== size) this.#canvas.resize(view.width, view.height);
    }
    this.#canvas ??= new GridCanvas(table, this.#host, {
      layout: view.layout,
      slots: needed + SPARE,
      foot: view.foot,
      rowHeight: view.rowHeight,
      width: view.width,
      height: view.height,
      theme: this.#theme,
      header: (track) => this.headerText(props, view.layout, track),
      blank: NO_TEXT,
    });
    this.#shape = shape;
    this.#layout = view.layout;
    this.#size = size;
    return this.#canvas;
  }

  #drop(): void {
    this.#canvas?.release();
    this.#canvas = undefined;
  }
}
