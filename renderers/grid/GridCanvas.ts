import type { ListTable } from '@visactor/vtable';
import { headHeight } from './ColumnLayout.ts';
import { fittingSize } from './fittingSize.ts';
import { CELL_PADDING } from './metrics.ts';
import { totalLines, totalTop } from './summaryRow.ts';
import { type TableFrame, tableOptions } from './tableOptions.ts';

/** Style of one drawn cell. Compared by its members; undefined members use the theme's. */
export interface CellPaint {
  readonly text: string;
  /** Spaces drawn before the text, but not part of it. */
  readonly indent?: string | undefined;
  /** Sign drawn before the text, but not part of it. */
  readonly icon?: string | undefined;
  readonly color?: string | undefined;
  readonly background?: string | undefined;
  readonly bold?: boolean | undefined;
  /** Colour of the pill behind the text. */
  readonly pill?: string | undefined;
  /** End of the background as a share from 0 to 1; undefined: it fills the cell. */
  readonly share?: number | undefined;
  /** URLs of pictures drawn in place of the text. */
  readonly pictures?: readonly string[] | undefined;
}

/**
 * Part of VTable's scene graph written to directly. A cell is a group; its text is the child named `text`.
 */
interface SceneNode {
  readonly name?: string;
  setAttributes(attributes: Record<string, unknown>): void;
  getChildByName?(name: string): SceneNode | null;
}

/** VTable's stage, reduced to what drawing on demand needs. */
interface Stage {
  renderNextFrame(): void;
  _doRenderInThisFrame(): void;
}

interface DrawnCell {
  readonly group: SceneNode;
  readonly text: SceneNode;
  paint: CellPaint;
}

/** The constructor of VTable's list table, loaded on demand (`loadTable`). */
export type TableClass = new (container: HTMLElement, options: ReturnType<typeof tableOptions>) => ListTable;

/**
 * VTable as a canvas with a fixed number of rows.
 * It never gets the data rows: text and style are written to a drawn cell when they differ. That costs a
 * fraction of `setRecords`, and nothing grows with the data.
 */
export class GridCanvas {
  readonly #table: ListTable;
  readonly #frame: TableFrame;
  readonly #cells = new Map<number, DrawnCell>();
  readonly #tracks: number;
  #dirty = true;

  constructor(TableClass: TableClass, host: HTMLElement, frame: TableFrame) {
    this.#frame = frame;
    this.#tracks = frame.layout.tracks.length;
    this.#table = new TableClass(host, tableOptions(frame));
    // VTable gives a frozen bottom row the height of the header.
    if (frame.foot > 0 && frame.foot !== headHeight(frame.layout))
      this.#table.setRowHeight(frame.slots + 1, frame.foot);
    // The grid has its own pointer and keyboard code; VTable's listeners on the document would only cost
    // time.
    this.#table.eventManager.release();
  }

  /** Number of rows that can be drawn. */
  get slots(): number {
    return this.#frame.slots;
  }

  /** Writes a body cell. Does nothing when the cell is unchanged. */
  write(slot: number, track: number, paint: CellPaint): void {
    this.#write(slot + 1, track, paint);
  }

  /** Writes a cell of the summary row, one line for each of the total, small enough for the column. */
  writeTotal(track: number, text: string): void {
    const cell = this.#cell(this.#frame.slots + 1, track);
    if (!cell || cell.paint.text === text) return;
    this.#write(this.#frame.slots + 1, track, { text });
    const lines = totalLines(text === '' ? NO_TEXT : text);
    const width = this.#table.getColWidth(track) - 2 * CELL_PADDING;
    cell.text.setAttributes({
      text: lines,
      y: totalTop(this.#frame.foot, lines.length),
      fontSize: fittingSize(lines, width, this.#frame.theme.font),
    });
  }

  /** Writes the text of a header. */
  writeHeader(track: number, text: string): void {
    this.#write(0, track, { text });
  }

  /** Scrolls the canvas; `offset` pixels of its first row are above the edge. */
  scroll(left: number, offset: number): void {
    if (this.#table.scrollTop === offset && this.#table.scrollLeft === left) return;
    this.#dirty = true;
    if (this.#table.scrollTop !== offset) this.#table.scrollTop = offset;
    if (this.#table.scrollLeft !== left) this.#table.scrollLeft = left;
  }

  /**
   * Draws the written changes.
   * With `now`, inside an animation frame, it draws at once, so that the canvas moves together with the
   * elements around it; otherwise once in the next frame.
   */
  flush(now: boolean): void {
    if (!this.#dirty) return;
    this.#dirty = false;
    const stage = this.#table.scenegraph.stage as unknown as Stage;
    stage.renderNextFrame();
    // Draws and empties the queue of the next frame.
    if (now) stage._doRenderInThisFrame();
  }

  /** Sets new widths for the same columns, by track. */
  setWidths(widths: readonly number[]): void {
    widths.forEach((width, track) => {
      if (this.#table.getColWidth(track) !== width) this.#table.setColWidth(track, width);
    });
    this.#cells.clear();
  }

  resize(width: number, height: number): void {
    this.#table.setCanvasSize(width, height);
  }

  setPixelRatio(ratio: number): void {
    this.#table.setPixelRatio(ratio);
  }

  release(): void {
    // VTable forgets its scroll bars, whose listeners on the window would keep everything that holds the grid.
    const { vScrollBar, hScrollBar, frozenHScrollBar, rightFrozenHScrollBar } =
      this.#table.scenegraph.component;
    for (const bar of [vScrollBar, hScrollBar, frozenHScrollBar, rightFrozenHScrollBar]) bar.release(true);
    this.#table.release();
  }

  #write(row: number, track: number, paint: CellPaint): void {
    const cell = this.#cell(row, track);
    if (!cell) return;
    const old = cell.paint;
    cell.paint = paint;
    const blank = (old.text === '') !== (paint.text === '');
    const looks = blank || old.color !== paint.color || old.bold !== paint.bold || old.pill !== paint.pill;
    const filled = old.background !== paint.background || old.share !== paint.share;
    const hides = (old.pictures === undefined) !== (paint.pictures === undefined);
    const says = old.text !== paint.text || old.indent !== paint.indent || old.icon !== paint.icon;
    if (!looks && !filled && !hides && !says) return;
    this.#dirty = true;
    if (looks) cell.text.setAttributes({ text: shown(paint), ...this.#looks(row, paint) });
    else if (hides || says) cell.text.setAttributes({ text: shown(paint) });
    if (filled) cell.group.setAttributes({ fill: this.#background(row, paint) });
  }

  #looks(row: number, paint: CellPaint): Record<string, unknown> {
    const { theme } = this.#frame;
    return {
      fill: paint.color ?? (row === 0 ? theme.headerText : theme.text),
      fontWeight: paint.bold || row === 0 ? 600 : 'normal',
      background: (paint.text !== '' && paint.pill) || null,
      backgroundCornerRadius: 4,
    };
  }

  /** A bar is a gradient with a hard edge, which needs no shape of its own. */
  #background(row: number, { background, share }: CellPaint): unknown {
    const ground = this.#fill(row);
    if (background === undefined || share === undefined) return background ?? ground;
    const stops = [
      { offset: 0, color: background },
      { offset: share, color: background },
      { offset: share, color: ground },
      { offset: 1, color: ground },
    ];
    return { gradient: 'linear', x0: 0, y0: 0, x1: 1, y1: 0, stops };
  }

  #fill(row: number): string {
    return row === this.#frame.slots + 1 ? this.#frame.theme.summary : this.#frame.theme.page;
  }

  #cell(row: number, track: number): DrawnCell | undefined {
    const id = row * this.#tracks + track;
    const known = this.#cells.get(id);
    if (known) return known;
    const group = this.#table.scenegraph.getCell(track, row) as unknown as SceneNode;
    const text = group.getChildByName?.('text');
    if (!text) return undefined;
    // Starts with a value no cell has: what VTable drew is unknown, so the first write is always applied.
    const made: DrawnCell = { group, text, paint: { text: '\u0000', color: '\u0000' } };
    this.#cells.set(id, made);
    return made;
  }
}

/** Text of an empty cell: VTable lays a cell out by its text height, and an empty text has none. */
export const NO_TEXT = '\u00a0';

/** A pill needs space at both ends; a line break would make the cell two lines high. */
function shown(paint: CellPaint): string {
  if (paint.text === '' || paint.pictures !== undefined) return NO_TEXT;
  const text = paint.text.includes('\n') ? oneLine(paint.text) : paint.text;
  const line = paint.icon ? `${paint.icon} ${text}` : text;
  return (paint.indent ?? '') + (paint.pill ? `\u2002${line}\u2002` : line);
}

/** Joins the lines of a text with one space. */
function oneLine(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ');
}
