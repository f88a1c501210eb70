import { headHeight } from '../ColumnLayout.ts';
import { handleTrack } from '../handleTrack.ts';
import { hitTest } from '../hitTest.ts';
import type { RowMover } from './RowMover.ts';

/** Pixels a press may move and still be a click. */
const wavering = 4;
/** Pixels from the upper and lower edge in which a drag scrolls, and the pixels per scroll step. */
const edge = 30;
const scrollStep = 12;

interface Press {
  readonly row: number;
  readonly y: number;
  readonly pointer: number;
  dragging: boolean;
  last: PointerEvent;
}

/** Dragging rows by their handle, with mouse, pen or finger. */
export class DragPointer {
  readonly #mover: RowMover;
  readonly #stop = new AbortController();
  #press: Press | undefined;
  #swallow = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(mover: RowMover) {
    this.#mover = mover;
    const { root } = mover.grid.elements;
    // Capture phase, before the pointer code of the grid and of a sheet: a dragged row must not change the
    // selection.
    const options = { signal: this.#stop.signal, capture: true };
    root.addEventListener('pointerdown', (event) => this.#down(event), options);
    root.addEventListener('pointermove', (event) => this.#move(event), options);
    root.addEventListener('pointerup', (event) => this.#up(event), options);
    root.addEventListener('pointercancel', () => this.#cancel(), options);
    root.addEventListener('click', (event) => this.#click(event), options);
    // A touch on a handle drags the row and must not scroll.
    root.addEventListener('touchmove', (event) => this.#press && event.preventDefault(), {
      ...options,
      passive: false,
    });
    window.addEventListener('keydown', (event) => this.#key(event), options);
  }

  dispose(): void {
    this.#end();
    this.#stop.abort();
  }

  #down(event: PointerEvent): void {
    this.#swallow = false;
    const { grid } = this.#mover;
    const { x, y } = this.#point(event);
    const place = hitTest(grid.view, x, y);
    const body = place && place.row >= 0 && place.row < grid.view.rowCount;
    if (event.button !== 0 || !this.#mover.reorder || !body) return;
    if (place.track !== handleTrack(grid.view.layout)) return;
    this.#press = {
      row: place.row,
      y: event.clientY,
      pointer: event.pointerId,
      dragging: false,
      last: event,
    };
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) return;
    press.last = event;
    if (!press.dragging) {
      if (Math.abs(event.clientY - press.y) < wavering) return;
      if (!this.#mover.lift(press.row)) {
        this.#press = undefined;
        return;
      }
      press.dragging = true;
      this.#mover.grid.elements.mirror.setPointerCapture(press.pointer);
      this.#mover.grid.elements.mirror.style.cursor = 'grabbing';
      this.#timer = setInterval(() => this.#scroll(), 30);
    }
    event.stopPropagation();
    this.#carry();
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    this.#end();
    if (!press?.dragging) return;
    event.stopPropagation();
    this.#swallow = true;
    void this.#mover.drop(true);
  }

  /** Suppresses the click event after a drag, so that it selects nothing. */
  #click(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#press?.dragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.#swallow = true;
    this.#cancel();
  }

  #cancel(): void {
    const dragging = this.#press?.dragging;
    this.#end();
    if (dragging) this.#mover.cancel();
  }

  #end(): void {
    clearInterval(this.#timer);
    const { grid } = this.#mover;
    if (this.#press?.dragging) {
      grid.elements.mirror.style.cursor = '';
      grid.setHovered(undefined);
    }
    this.#press = undefined;
  }

  #point(event: MouseEvent): { x: number; y: number } {
    const box = this.#mover.grid.elements.view.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Moves the row to the gap nearest to the pointer. */
  #carry(): void {
    const press = this.#press;
    if (!press) return;
    const { layout, rowHeight, window: seen } = this.#mover.grid.view;
    const { x, y: top } = this.#point(press.last);
    const y = top - headHeight(layout);
    const gap = seen.first + Math.round((y + seen.offset) / rowHeight);
    this.#mover.carry(gap > press.row ? gap - 1 : gap, { x, y });
  }

  #scroll(): void {
    const press = this.#press;
    if (!press) return;
    const { y } = this.#point(press.last);
    const { height, foot, layout } = this.#mover.grid.view;
    const end = height - foot;
    const by = y < headHeight(layout) + edge ? -scrollStep : y > end - edge ? scrollStep : 0;
    if (by === 0) return;
    this.#mover.grid.elements.scroller.scrollTop += by;
    this.#carry();
  }
}
