import { headHeight } from './ColumnLayout.ts';
import type { GridController } from './GridController.ts';
import { element } from './gridElements.ts';
import { rowY } from './Marks.ts';
import type { Viewport } from './Viewport.ts';
import './savedRow.css';

/** Marks the row that was saved last, and scrolls to it once. For sight only; the page announces it. */
export class SavedRow {
  readonly #grid: GridController;
  readonly #band: HTMLElement;
  #shown: string | undefined;

  constructor(grid: GridController) {
    this.#grid = grid;
    this.#band = element(
      'jig-grid-saved',
      grid.elements.marks.querySelector('.jig-grid-marks-body') ?? undefined,
    );
  }

  patch(view: Viewport): void {
    const { rows, rowKey, saved } = this.#grid.props;
    const at = saved === undefined ? -1 : rows.findIndex((row) => String(row[rowKey]) === saved);
    const top = at < 0 ? undefined : rowY(view, at);
    this.#band.hidden = top === undefined;
    if (top !== undefined) this.#band.style.transform = `translateY(${top - headHeight(view.layout)}px)`;
    if (this.#shown === saved) return;
    this.#shown = saved;
    if (at >= 0 && top === undefined) this.#grid.reveal({ row: at, track: 0 });
  }
}
