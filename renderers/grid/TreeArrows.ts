import type { GridTree } from './GridTree.ts';
import { TREE_STEP } from './GridTree.ts';
import { element } from './gridElements.ts';
import { cellBox } from './Marks.ts';
import type { Viewport } from './Viewport.ts';
import './treeArrows.css';

/** Arrows of tree rows over the canvas, for sight only; the mirror has `aria-expanded`. */
export class TreeArrows {
  readonly #root: HTMLElement;
  readonly #arrows: HTMLElement[] = [];

  constructor(root: HTMLElement) {
    this.#root = element('jig-grid-arrows', root);
  }

  patch(
    view: Viewport,
    tree: GridTree,
    rowAt: (index: number) => Parameters<GridTree['place']>[0] | undefined,
  ) {
    const track = view.layout.tracks.findIndex(({ field, kind }) => kind === 'field' && field === tree.field);
    const { first, count } = view.window;
    while (this.#arrows.length < count) this.#arrows.push(element('jig-grid-arrow', this.#root));
    for (const [at, arrow] of this.#arrows.entries()) {
      const row = at < count ? rowAt(first + at) : undefined;
      const place = row && tree.place(row);
      const box = place?.expanded === undefined ? undefined : cellBox(view, { row: first + at, track });
      const x = 10 + ((place?.level ?? 1) - 1) * TREE_STEP;
      const whole = view.layout.tracks[track]?.width ?? 0;
      // Clip the arrows together with the left part of a scrolled column.
      const left = box && box.x - (whole - box.width) + x;
      arrow.hidden = !box || box.height <= 0 || left === undefined || left < box.x;
      if (!box || arrow.hidden) continue;
      arrow.style.transform = `translate(${left}px, ${box.y}px)`;
      arrow.style.height = `${box.height}px`;
      arrow.dataset.open = String(place?.expanded);
    }
  }
}
