import { registerGrid } from '../../runtime/host/gridHandles.ts';
import { boxOf, type CellRange, clipped } from '../../runtime/store/sheet/CellRange.ts';
import { type ColumnLayout, headHeight } from './ColumnLayout.ts';
import { createGridHandle } from './createGridHandle.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { TableClass } from './GridCanvas.ts';
import { GridGeometry } from './GridGeometry.ts';
import { GridPainter, type PainterWords } from './GridPainter.ts';
import { createGridElements, type GridElements } from './gridElements.ts';
import { watchTheme } from './gridTheme.ts';
import { HeaderFilters } from './HeaderFilters.ts';
import { LazyGridParts } from './LazyGridParts.ts';
import { Marks, rowY } from './Marks.ts';
import { Mirror, type MirrorWords } from './Mirror.ts';
import { mirrorSource } from './mirrorSource.ts';
import { Pictures } from './Pictures.ts';
import { allChecked, editingRow, isSelected, keyOf, sameStart, switchedRow } from './rowStates.ts';
import { summaryHeight } from './summaryRow.ts';
import type { CellPlace, Viewport } from './Viewport.ts';
import { watchPixelRatio } from './watchPixelRatio.ts';

/** Texts of the grid itself, in the user's language. */
export interface GridWords extends MirrorWords, PainterWords {}

let serial = 0;

/**
 * A data grid without React.
 * Keeps the scroll container, the canvas (VTable, once loaded), the mirror, the marks and the row of editors
 * in sync. Computes only cells on screen, so nothing grows with the rows.
 */
export class GridController {
  readonly elements: GridElements;
  readonly #host: HTMLElement;
  readonly #geometry: GridGeometry;
  readonly #painter: GridPainter;
  readonly #mirror: Mirror;
  readonly #marks: Marks;
  readonly #filters: HeaderFilters;
  readonly #late: LazyGridParts;
  readonly #pictures: Pictures;
  readonly #stops: (() => void)[] = [];
  readonly #listeners = new Set<() => void>();
  #props: DataGridProps;
  #view: Viewport;
  #active: CellPlace | undefined;
  #range: CellRange | undefined;
  #hovered: number | undefined;
  #all: 'true' | 'false' | 'mixed' = 'false';
  #editing: number | undefined;
  #frame = 0;

  constructor(host: HTMLElement, props: DataGridProps, words: GridWords) {
    this.#host = host;
    this.#props = props;
    this.elements = createGridElements(host);
    this.elements.root.dataset.grid = props.name;
    this.#geometry = new GridGeometry(this.elements, props);
    this.#painter = new GridPainter(this.elements.canvas, words, () => this.schedule());
    this.#mirror = new Mirror(this.elements.mirror, `jig-grid-${++serial}`, words);
    this.#pictures = new Pictures(this.elements.marks);
    this.#marks = new Marks(this.elements.marks, this.elements.view);
    this.#filters = new HeaderFilters(this);
    this.#late = new LazyGridParts(this);
    this.#view = this.#geometry.viewport();
    this.#apply(undefined);
    this.#watch();
  }

  get props(): DataGridProps {
    return this.#props;
  }

  get view(): Viewport {
    return this.#view;
  }

  get active(): CellPlace | undefined {
    return this.#active;
  }

  /** Cells selected besides the active one. */
  get range(): CellRange | undefined {
    return this.#range;
  }

  setRange(range: CellRange | undefined): void {
    this.#range = range;
    this.paint();
  }

  /** Position of the row in edit. */
  readonly editing = (): number | undefined => this.#editing;

  /** Current positions of the columns. */
  readonly layout = (): ColumnLayout => this.#geometry.layout;

  /** Calls back when `layout` or `editing` changes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts drawing cells, once VTable is loaded. */
  draw(table: TableClass): void {
    this.#painter.use(table);
    this.paint();
  }

  /** Takes new props and draws at once, so that callers waiting for a frame see the result. */
  update(props: DataGridProps): void {
    const old = this.#props;
    this.#props = props;
    if (old !== props) this.#apply(old);
  }

  /** Key of a data row. */
  key(row: number): string | undefined {
    return keyOf(this.#props, row);
  }

  /** Text of any cell, on screen or not. */
  text(row: number, track: number): string {
    return this.#painter.anyText(this.#props, this.#view, row, track);
  }

  /** Text of a body cell for the clipboard. */
  copyOf(row: number, track: number): string {
    const found = this.#props.rows[row];
    const at = this.#view.layout.tracks[track];
    if (!this.#props.copy || !found || at?.kind !== 'field') return this.text(row, track);
    return this.#props.copy(found, at.field);
  }

  /** Makes a cell active; scrolls it into view by default. */
  setActive(place: CellPlace, reveal = true): void {
    this.#active = place;
    if (reveal) this.#geometry.reveal(place);
    this.paint();
  }

  setHovered(row: number | undefined): void {
    if (this.#hovered === row) return;
    this.#hovered = row;
    this.#marks.hover(this.#view, row);
  }

  /** Scrolls as little as needed to bring a cell wholly into view. */
  reveal(place: CellPlace): void {
    this.#geometry.reveal(place);
    this.paint();
  }

  /** Scrolls to a position of the list in pixels. */
  scrollTo(top: number): void {
    this.#geometry.scrollTop(top);
    this.paint();
  }

  /** Sets a column's width during a drag. */
  dragWidth(field: string, width: number): void {
    this.#geometry.drag(field, width);
    this.paint();
    this.#tell();
  }

  /** Draws in the next frame. */
  schedule(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.paint(true);
    });
  }

  /** Updates all parts. `now`: inside a frame, so the canvas draws at once. */
  paint(now = false): void {
    const view = this.#geometry.viewport();
    this.#view = view;
    this.#painter.paint(this.#props, view, now);
    this.#mirror.patch(view, mirrorSource(this.#painter, this.#props, view, this.#all, this.#range));
    this.#late.patch(view);
    this.#mirror.setActive(this.#active, view.rowCount);
    this.#marks.patch(view, {
      hovered: this.#hovered,
      active: this.#active,
      range: this.#range && boxOf(this.#range),
      editing: this.#editing,
      checks: this.#props.selection !== 'none' || this.#props.lead?.turn !== undefined,
      switched: (row) => switchedRow(this.#props, row),
      all: this.#props.selection === 'multiple' ? this.#all : undefined,
      selected: (row) => isSelected(this.#props, row) === true,
    });
    if (this.#props.pictures) this.#pictures.patch(view, this.#painter.pictures(view));
    this.#filters.patch(view, this.#props);
    this.#placeEditors(view);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
    this.#late.dispose();
    this.#painter.dispose();
    this.elements.root.remove();
  }

  #watch(): void {
    const onScroll = (): void => {
      this.#geometry.scrolled();
      this.schedule();
    };
    this.elements.scroller.addEventListener('scroll', onScroll, { passive: true });
    const resized = new ResizeObserver(() => this.#relayout());
    resized.observe(this.elements.root);
    this.#stops.push(
      () => resized.disconnect(),
      watchTheme(() => {
        this.#painter.retheme();
        this.paint();
      }),
      watchPixelRatio((ratio) => this.#painter.setPixelRatio(ratio)),
      registerGrid(this.#props.name, createGridHandle(this), () => this.#host.getClientRects().length > 0),
    );
  }

  #relayout(): void {
    this.#geometry.relayout(this.#props);
    this.paint();
    this.#tell();
  }

  /** Applies the differences between the old and the new props. */
  #apply(old: DataGridProps | undefined): void {
    const props = this.#props;
    const shape = ['columns', 'selection', 'indexColumn', 'lead', 'height', 'rowHeight'] as const;
    const reshaped =
      !old ||
      shape.some((name) => old[name] !== props[name]) ||
      summaryHeight(old.summary) !== summaryHeight(props.summary);
    if (old?.label !== props.label) this.#mirror.setLabel(props.label);
    this.#mirror.setSelectable(props.selection === 'multiple', props.selection === 'multiple');
    if (reshaped) this.#geometry.relayout(props);
    else if (old.rows !== props.rows) this.#geometry.resizeRows(props);
    // A new page of rows starts at its top; the same list with changed rows keeps its position.
    if (old && old.rows !== props.rows && !sameStart(old, props)) this.#geometry.scrollTop(0);
    if (!old || old.rows !== props.rows || old.selected !== props.selected || reshaped)
      this.#all = allChecked(props);
    const last = props.summary ? props.rows.length : props.rows.length - 1;
    if (this.#active && this.#active.row > last) {
      this.#active = { ...this.#active, row: last };
    }
    this.#range = this.#range && clipped(this.#range, props.rows.length);
    const editing = this.#editing;
    if (!old || old.rows !== props.rows || old.edit?.editingKey !== props.edit?.editingKey) {
      this.#editing = editingRow(props);
    }
    this.paint();
    if (reshaped || editing !== this.#editing) this.#tell();
  }

  #placeEditors(view: Viewport): void {
    const { style } = this.elements.editors;
    if (this.#editing === undefined) return;
    const top = rowY(view, this.#editing);
    style.bottom = `${view.foot}px`;
    // Out of view the row of editors stays mounted, so that typed text is kept.
    const head = headHeight(view.layout);
    style.setProperty('--jig-edit-top', `${top === undefined ? -2 * view.rowHeight : top - head}px`);
    style.setProperty('--jig-edit-left', `${-view.scrollLeft}px`);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
