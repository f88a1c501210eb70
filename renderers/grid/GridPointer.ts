import { ColumnDrag } from './ColumnDrag.ts';
import type { GridCommands } from './GridCommands.ts';
import type { GridController } from './GridController.ts';
import { handleTrack } from './handleTrack.ts';
import { edgeAt, hitTest } from './hitTest.ts';
import { MIN_WIDTH } from './metrics.ts';
import { type CellPlace, HEADER } from './Viewport.ts';

interface Drag {
  readonly field: string;
  readonly startX: number;
  readonly startWidth: number;
  width: number;
}

/**
 * Mouse, pen and touch input of the grid. Finds the cell under the pointer by arithmetic, without the canvas.
 */
export class GridPointer {
  readonly #grid: GridController;
  readonly #commands: GridCommands;
  readonly #target: HTMLElement;
  readonly #stop = new AbortController();
  readonly #columns: ColumnDrag;
  #drag: Drag | undefined;
  /** True after a drag: the click event that follows must not sort. */
  #dragged = false;

  constructor(grid: GridController, commands: GridCommands) {
    this.#grid = grid;
    this.#commands = commands;
    this.#columns = new ColumnDrag(grid);
    this.#target = grid.elements.mirror;
    const options = { signal: this.#stop.signal };
    this.#target.addEventListener('pointerdown', (event) => this.#down(event), options);
    this.#target.addEventListener('pointermove', (event) => this.#move(event), options);
    this.#target.addEventListener('pointerup', () => this.#up(), options);
    this.#target.addEventListener('pointercancel', () => this.#up(false), options);
    this.#target.addEventListener('pointerleave', () => grid.setHovered(undefined), options);
    this.#target.addEventListener('click', (event) => this.#click(event), options);
    this.#target.addEventListener('dblclick', (event) => this.#doubleClick(event), options);
  }

  dispose(): void {
    this.#stop.abort();
    this.#columns.dispose();
  }

  #point(event: MouseEvent): { x: number; y: number } {
    const box = this.#target.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #place(event: MouseEvent): CellPlace | undefined {
    const { x, y } = this.#point(event);
    return hitTest(this.#grid.view, x, y);
  }

  #edge(event: MouseEvent): number | undefined {
    const { x, y } = this.#point(event);
    return this.#grid.props.onColumnResize ? edgeAt(this.#grid.view, x, y) : undefined;
  }

  #down(event: PointerEvent): void {
    this.#dragged = false;
    const edge = event.button === 0 ? this.#edge(event) : undefined;
    const track = edge === undefined ? undefined : this.#grid.layout().tracks[edge];
    if (!track) {
      const { x, y } = this.#point(event);
      this.#columns.press(event, x, y);
      return;
    }
    this.#drag = { field: track.field, startX: event.clientX, startWidth: track.width, width: track.width };
    this.#target.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  #move(event: PointerEvent): void {
    if (this.#drag) {
      const width = Math.max(
        MIN_WIDTH,
        Math.round(this.#drag.startWidth + event.clientX - this.#drag.startX),
      );
      if (width === this.#drag.width) return;
      this.#drag.width = width;
      this.#dragged = true;
      this.#grid.dragWidth(this.#drag.field, width);
      return;
    }
    if (this.#columns.move(event, this.#point(event).x)) {
      this.#dragged = true;
      this.#target.style.cursor = 'grabbing';
      return;
    }
    const place = this.#place(event);
    const body = place && place.row !== HEADER && place.row < this.#grid.view.rowCount;
    this.#grid.setHovered(body ? place.row : undefined);
    const cursor = this.#edge(event) !== undefined ? 'col-resize' : this.#cursor(place);
    if (this.#target.style.cursor !== cursor) this.#target.style.cursor = cursor;
  }

  #cursor(place: CellPlace | undefined): string {
    const { props, view } = this.#grid;
    const isHandle = props.reorder && place && place.row >= 0 && place.track === handleTrack(view.layout);
    return isHandle && place.row < view.rowCount ? 'grab' : this.#clickable(place) ? 'pointer' : '';
  }

  #clickable(place: CellPlace | undefined): boolean {
    const track = place && this.#grid.layout().tracks[place.track];
    if (!track) return false;
    if (track.kind === 'check' || track.kind === 'switch') return true;
    return place.row === HEADER ? track.column?.sort === true : track.column?.link === true;
  }

  #up(drop = true): void {
    this.#columns.end(drop);
    const drag = this.#drag;
    this.#drag = undefined;
    if (drag && drag.width !== drag.startWidth) this.#grid.props.onColumnResize?.(drag.field, drag.width);
  }

  #click(event: MouseEvent): void {
    if (this.#dragged || this.#edge(event) !== undefined) return;
    const place = this.#place(event);
    if (!place || place.row === this.#grid.view.rowCount) return;
    const track = this.#grid.layout().tracks[place.track];
    if (place.row === HEADER) {
      this.#commands.header(place.track, event.shiftKey);
      return;
    }
    const { props } = this.#grid;
    const row = props.rows[place.row];
    if (!row || !track) return;
    this.#grid.setActive(place);
    if (track.kind === 'switch') {
      this.#commands.turn(place.row);
      return;
    }
    if (track.kind === 'check') {
      this.#commands.choose(place.row, event.shiftKey ? 'range' : 'toggle');
      return;
    }
    const { x } = this.#point(event);
    if (this.#commands.toggleTree(place, x) || this.#commands.followLink(place, x)) return;
    if (!props.edit || event.ctrlKey || event.metaKey || event.shiftKey) {
      this.#commands.choose(
        place.row,
        event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only',
      );
    }
    props.onRowClick?.(row);
    this.#commands.beginEdit(place);
  }

  #doubleClick(event: MouseEvent): void {
    const place = this.#place(event);
    const row = place && this.#grid.props.rows[place.row];
    const track = place && this.#grid.layout().tracks[place.track];
    if (row && track?.kind !== 'check' && track?.kind !== 'switch' && !track?.column?.link)
      this.#grid.props.onRowDoubleClick?.(row);
  }
}
