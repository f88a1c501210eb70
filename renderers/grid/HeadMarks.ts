import { type ColumnLayout, headHeight, screenX, type Track, titleTop } from './ColumnLayout.ts';
import { columnIconUrl } from './columnIconUrl.ts';
import { copyDown } from './copyDown.ts';
import type { GridController } from './GridController.ts';
import { element } from './gridElements.ts';
import { HeadTip } from './HeadTip.ts';
import type { Viewport } from './Viewport.ts';
import './headMarks.css';

const SIZE = 16;

interface Mark {
  readonly track: Track;
  readonly icon: HTMLElement | undefined;
  readonly button: HTMLElement | undefined;
}

/**
 * Contents of headers besides their titles: icons, copy-down buttons, and tips with markup.
 * For sight and pointer only; the mirror has the same content, and Enter on a header presses its button.
 */
export class HeadMarks {
  readonly #grid: GridController;
  readonly #layer: HTMLElement;
  readonly #tip: HeadTip;
  #layout: ColumnLayout | undefined;
  #marks: readonly Mark[] = [];

  constructor(grid: GridController) {
    this.#grid = grid;
    this.#layer = element('jig-grid-filters jig-grid-heads', grid.elements.view);
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#tip = new HeadTip(grid);
  }

  patch(view: Viewport): void {
    if (this.#layout !== view.layout) this.#build(view.layout);
    for (const mark of this.#marks) this.#place(mark, view);
    this.#tip.follow();
  }

  dispose(): void {
    this.#tip.dispose();
  }

  #build(layout: ColumnLayout): void {
    this.#layout = layout;
    this.#layer.replaceChildren();
    this.#marks = layout.tracks
      .filter(({ column }) => column?.icon ?? column?.copyDown)
      .map((track) => ({ track, icon: this.#icon(track), button: this.#button(track) }));
  }

  #icon({ column }: Track): HTMLElement | undefined {
    if (column?.icon === undefined) return undefined;
    const made = element('jig-grid-head-icon', this.#layer);
    made.style.setProperty('--jig-icon', columnIconUrl(column.icon));
    return made;
  }

  #button({ column }: Track): HTMLElement | undefined {
    if (column?.copyDown === undefined) return undefined;
    const made = element('jig-grid-copy-down', this.#layer);
    made.title = column.copyDown;
    // The row in edit keeps the focus until the copy is done.
    made.addEventListener('pointerdown', (event) => event.preventDefault());
    made.addEventListener('click', () => copyDown(this.#grid, column.field));
    return made;
  }

  #place({ track, icon, button }: Mark, view: Viewport): void {
    const { layout } = view;
    const x = screenX(layout, track, view);
    const top = `${(titleTop(track) + headHeight(layout)) / 2 - SIZE / 2}px`;
    const from = track.pane === 'mid' ? layout.left : 0;
    const to = track.pane === 'mid' ? Math.min(view.width, layout.total) - layout.right : view.width;
    for (const [target, left] of [
      [icon, x + 10],
      [button, x + track.width - 10 - SIZE],
    ] as const) {
      if (!target) continue;
      target.hidden = left < from || left + SIZE > to;
      target.style.left = `${left}px`;
      target.style.top = top;
    }
  }
}
