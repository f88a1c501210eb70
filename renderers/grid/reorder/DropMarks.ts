import type { GridController } from '../GridController.ts';
import { element } from '../gridElements.ts';
import './reorder.css';

/** Milliseconds of the animation of a dropped row. */
const settleTime = 150;

/** Marks of a row being moved: its old place pale, a line at the target, and a copy under the pointer. */
export class DropMarks {
  readonly #grid: GridController;
  readonly #lifted: HTMLElement;
  readonly #line: HTMLElement;
  readonly #ghost: HTMLElement;

  constructor(grid: GridController) {
    this.#grid = grid;
    const body = grid.elements.marks.querySelector('.jig-grid-marks-body') ?? grid.elements.marks;
    this.#lifted = element('jig-grid-lifted', body);
    this.#line = element('jig-grid-drop', body);
    this.#ghost = element('jig-grid-ghost', body);
    this.hide();
  }

  /** `to` counts without the row; `pointer`: pixels in the rows' area, undefined for the keyboard. */
  show(from: number, to: number, text: string, pointer?: { readonly x: number; readonly y: number }): void {
    const { layout, width } = this.#grid.view;
    const across = `${Math.min(width, layout.total)}px`;
    place(this.#lifted, 0, this.#top(from));
    place(this.#line, 0, this.#top(to > from ? to + 1 : to) - 2);
    for (const one of [this.#lifted, this.#line]) one.style.width = across;
    for (const one of [this.#lifted, this.#line]) one.hidden = false;
    this.#ghost.hidden = pointer === undefined;
    if (!pointer) return;
    this.#ghost.textContent = text;
    this.#ghost.style.maxWidth = `${Math.max(160, width / 2)}px`;
    place(this.#ghost, pointer.x + 8, pointer.y - this.#grid.view.rowHeight / 2);
  }

  /** Animates the dropped row to its place; resolves afterwards. */
  async settle(to: number): Promise<void> {
    this.#ghost.dataset.settling = '';
    place(this.#ghost, 8, this.#top(to));
    await new Promise((done) => setTimeout(done, settleTime));
  }

  hide(): void {
    delete this.#ghost.dataset.settling;
    for (const one of [this.#lifted, this.#line, this.#ghost]) one.hidden = true;
  }

  dispose(): void {
    for (const one of [this.#lifted, this.#line, this.#ghost]) one.remove();
  }

  /** Top of a row in the rows' area, in view or not. */
  #top(row: number): number {
    const { rowHeight, window: seen } = this.#grid.view;
    return (row - seen.first) * rowHeight - seen.offset;
  }
}

function place(target: HTMLElement, x: number, y: number): void {
  target.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
