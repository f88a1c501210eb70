import { type ColumnLayout, screenX } from './ColumnLayout.ts';
import { element, type GridElements } from './gridElements.ts';
import { type HeadGroup, headGroups } from './headGroups.ts';
import { GROUP_HEIGHT } from './metrics.ts';
import type { Viewport } from './Viewport.ts';
import './groupHeads.css';

interface DrawnGroup {
  readonly group: HeadGroup;
  /** The visible title. */
  readonly drawn: HTMLElement;
  /** The same title for assistive technology, as a column header in the mirror. */
  readonly cell: HTMLElement;
}

/**
 * Titles of column groups, over the canvas and in the mirror.
 * They are rows above the column titles. The visible part of a group shows its title.
 */
export class GroupHeads {
  readonly #elements: GridElements;
  readonly #root: HTMLElement;
  #layout: ColumnLayout | undefined;
  #rows: readonly HTMLElement[] = [];
  #groups: readonly DrawnGroup[] = [];

  constructor(elements: GridElements) {
    this.#elements = elements;
    this.#root = element('jig-grid-groups', elements.marks);
  }

  /** Runs after the mirror's patch, which removes foreign elements when the columns change. */
  patch(view: Viewport): void {
    if (this.#layout !== view.layout) this.#build(view.layout);
    for (const one of this.#groups) this.#place(one, view);
  }

  #build(layout: ColumnLayout): void {
    this.#layout = layout;
    this.#root.replaceChildren();
    for (const row of this.#rows) row.remove();
    this.#rows = Array.from({ length: layout.levels }, (_, level) => {
      const row = element('jig-grid-row jig-grid-row-header');
      row.setAttribute('role', 'row');
      row.setAttribute('aria-rowindex', String(level + 1));
      row.style.top = `${level * GROUP_HEIGHT}px`;
      return row;
    });
    this.#groups = headGroups(layout).map((group) => this.#make(group));
    this.#elements.mirror.prepend(...this.#rows);
  }

  #make(group: HeadGroup): DrawnGroup {
    const drawn = element('jig-grid-group', this.#root);
    drawn.style.top = `${group.level * GROUP_HEIGHT}px`;
    drawn.textContent = group.title;
    const cell = element('jig-grid-cell', this.#rows[group.level]);
    cell.setAttribute('role', 'columnheader');
    cell.setAttribute('aria-colindex', String(group.from + 1));
    cell.setAttribute('aria-colspan', String(group.to - group.from + 1));
    cell.textContent = group.title;
    return { group, drawn, cell };
  }

  #place({ group, drawn, cell }: DrawnGroup, view: Viewport): void {
    const first = view.layout.tracks[group.from];
    if (!first) return;
    const x = screenX(view.layout, first, view);
    const middle = group.pane === 'mid';
    const left = middle ? Math.max(view.layout.left, x) : x;
    const end = middle ? Math.min(view.width, view.layout.total) - view.layout.right : view.width;
    const width = Math.max(0, Math.min(x + group.width, end) - left);
    for (const { style } of [drawn, cell]) {
      style.left = `${left}px`;
      style.width = `${width}px`;
    }
    drawn.hidden = width === 0;
  }
}
