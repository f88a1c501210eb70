import { screenX } from './ColumnLayout.ts';
import type { GridController } from './GridController.ts';
import { element } from './gridElements.ts';
import { hitTest } from './hitTest.ts';
import { HEADER } from './Viewport.ts';

/** Pixels the pointer moves before a press on a header is a drag and no click. */
const reach = 6;

interface Carried {
  readonly track: number;
  readonly startX: number;
  /** The column under the pointer, once the header is dragged. */
  over?: number;
}

/**
 * Drags a header to the place of another column of its pane and reports it through `onColumnMove`. A line shows the
 * target. Touch scrolls instead.
 */
export class ColumnDrag {
  readonly #grid: GridController;
  #carried: Carried | undefined;
  #line: HTMLElement | undefined;

  constructor(grid: GridController) {
    this.#grid = grid;
  }

  /** Notes a press on a header; a drag begins with the movement. */
  press(event: PointerEvent, x: number, y: number): void {
    this.#carried = undefined;
    const { view, props } = this.#grid;
    if (!props.onColumnMove || event.button !== 0 || event.pointerType === 'touch') return;
    const place = hitTest(view, x, y);
    if (place?.row !== HEADER || view.layout.tracks[place.track]?.kind !== 'field') return;
    this.#carried = { track: place.track, startX: event.clientX };
  }

  /** Follows the pointer. Returns false while no header is dragged. */
  move(event: PointerEvent, x: number): boolean {
    const carried = this.#carried;
    if (!carried) return false;
    if (carried.over === undefined) {
      if (Math.abs(event.clientX - carried.startX) < reach) return false;
      this.#grid.elements.mirror.setPointerCapture?.(event.pointerId);
    }
    const { view } = this.#grid;
    const found = hitTest(view, x, 1)?.track ?? carried.track;
    const same = view.layout.tracks[found]?.pane === view.layout.tracks[carried.track]?.pane;
    carried.over = same && view.layout.tracks[found]?.kind === 'field' ? found : carried.track;
    this.#show(carried.track, carried.over);
    return true;
  }

  /** Ends the drag; `drop` false leaves the columns as they are. */
  end(drop: boolean): void {
    const { track, over } = this.#carried ?? {};
    this.#carried = undefined;
    if (this.#line) this.#line.hidden = true;
    const { tracks } = this.#grid.layout();
    const [from, to] = [tracks[track ?? -1], tracks[over ?? -1]];
    if (drop && from && to && from !== to) this.#grid.props.onColumnMove?.(from.field, to.field);
  }

  dispose(): void {
    this.#line?.remove();
  }

  #show(from: number, to: number): void {
    const { view, elements } = this.#grid;
    const track = view.layout.tracks[to];
    if (!track) return;
    this.#line ??= element('jig-grid-column-drop', elements.view);
    this.#line.hidden = false;
    const edge = screenX(view.layout, track, view) + (to > from ? track.width : 0);
    this.#line.style.transform = `translateX(${Math.round(edge) - 2}px)`;
  }
}
