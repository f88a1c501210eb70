import { type ColumnLayout, headHeight, layoutColumns, scrollLeftFor } from './ColumnLayout.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridElements } from './gridElements.ts';
import { type LeadSource, leadTracks } from './leadTracks.ts';
import { ROW_HEIGHT } from './metrics.ts';
import { rowWindow, scrollTopFor } from './RowWindow.ts';
import { ScrollScale } from './ScrollScale.ts';
import { summaryHeight } from './summaryRow.ts';
import type { CellPlace, Viewport } from './Viewport.ts';

type Shape = LeadSource & Pick<DataGridProps, 'columns' | 'rows' | 'summary' | 'height' | 'rowHeight'>;

/** Owns the scroll container: sizes, scroll position and column positions. */
export class GridGeometry {
  readonly #elements: GridElements;
  readonly #scale = new ScrollScale();
  readonly #dragged = new Map<string, number>();
  #shape: Shape;
  #layout: ColumnLayout;
  #width = 0;
  #height = 0;
  #left = 0;

  constructor(elements: GridElements, shape: Shape) {
    this.#elements = elements;
    this.#shape = shape;
    this.#layout = layoutColumns({ columns: [], leads: [], width: 0, dragged: this.#dragged });
  }

  get layout(): ColumnLayout {
    return this.#layout;
  }

  get #rowHeight(): number {
    return this.#shape.rowHeight ?? ROW_HEIGHT;
  }

  /** Height of the rows' area in pixels. */
  get bodyHeight(): number {
    return Math.max(0, this.#height - headHeight(this.#layout) - summaryHeight(this.#shape.summary));
  }

  /** Current view: sizes, scroll position, columns. */
  viewport(): Viewport {
    return {
      layout: this.#layout,
      window: rowWindow(this.#scale.top, this.bodyHeight, this.#rowHeight, this.#shape.rows.length),
      width: this.#width,
      height: this.#height,
      scrollLeft: this.#left,
      rowHeight: this.#rowHeight,
      rowCount: this.#shape.rows.length,
      foot: summaryHeight(this.#shape.summary),
    };
  }

  /** Computes all positions again after a change of columns, size or kind of selection. */
  relayout(shape: Shape): void {
    this.#shape = shape;
    const { scroller, content } = this.#elements;
    this.#width = scroller.clientWidth;
    this.#layout = layoutColumns({
      columns: shape.columns,
      leads: leadTracks(shape),
      width: this.#width,
      dragged: this.#dragged,
    });
    content.style.width = `${this.#layout.total}px`;
    // The horizontal scroll bar reduces the height, so read it after setting the width.
    this.#height = scroller.clientHeight;
    const style = this.#elements.root.parentElement?.style;
    style?.setProperty('--jig-grid-head', `${headHeight(this.#layout)}px`);
    style?.setProperty('--jig-row-height', `${this.#rowHeight}px`);
    const foot = summaryHeight(shape.summary);
    style?.setProperty('--jig-grid-foot', `${foot}px`);
    style?.setProperty('--jig-grid-foot-top', `${foot > 0 ? this.#height - foot : -ROW_HEIGHT}px`);
    this.#elements.view.style.width = `${this.#width}px`;
    this.#elements.view.style.height = `${this.#height}px`;
    this.#left = Math.max(0, Math.min(this.#left, this.#layout.total - this.#width));
    this.resizeRows(shape);
  }

  /** Takes a new number of rows with the same columns. */
  resizeRows(shape: Shape): void {
    this.#shape = shape;
    const { scroller, content } = this.#elements;
    const rest = this.#height - this.bodyHeight;
    const native = this.#scale.resize(shape.rows.length * this.#rowHeight, this.bodyHeight);
    const height = `${this.#scale.nativeHeight + rest}px`;
    if (content.style.height === height) return;
    content.style.height = height;
    scroller.scrollTop = native;
  }

  /** Reads the scroll position after the user scrolled. */
  scrolled(): void {
    this.#scale.scrolled(this.#elements.scroller.scrollTop);
    this.#left = this.#elements.scroller.scrollLeft;
  }

  scrollTop(top: number): void {
    if (top !== this.#scale.top) this.#elements.scroller.scrollTop = this.#scale.moveTo(top);
  }

  scrollLeft(left: number): void {
    const to = Math.max(0, Math.min(left, this.#layout.total - this.#width));
    if (to === this.#left) return;
    this.#left = to;
    this.#elements.scroller.scrollLeft = to;
  }

  /** Scrolls as little as needed to bring a cell wholly into view. */
  reveal(place: CellPlace): void {
    if (place.row >= 0 && place.row < this.#shape.rows.length) {
      this.scrollTop(scrollTopFor(place.row, this.#scale.top, this.bodyHeight, this.#rowHeight));
    }
    this.scrollLeft(scrollLeftFor(this.#layout, place.track, this.viewport()));
  }

  /** Sets a column's width during a drag. */
  drag(field: string, width: number): void {
    this.#dragged.set(field, width);
    this.relayout(this.#shape);
  }
}
