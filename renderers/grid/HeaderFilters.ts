import { headHeight, screenX, titleTop } from './ColumnLayout.ts';
import type { DataGridProps } from './DataGridProps.ts';
import { element, type GridElements } from './gridElements.ts';
import { hitTest } from './hitTest.ts';
import { HEADER, type Viewport } from './Viewport.ts';

/** Parts of the grid the icons need. */
interface Grid {
  readonly elements: GridElements;
  readonly props: DataGridProps;
  readonly view: Viewport;
}

/** Pixels from an icon's left edge to its column's right edge; the edge itself resizes. */
const inset = 27;
const iconWidth = 20;
const iconHeight = 24;

/**
 * Filter icons of the headers, for the pointer only.
 * The keyboard opens a filter with Alt+Down, so the icons are hidden from assistive technology. One element
 * per visible column, created when first needed.
 */
export class HeaderFilters {
  readonly #grid: Grid;
  #layer: HTMLElement | undefined;
  readonly #icons = new Map<string, HTMLElement>();
  #near: string | undefined;

  constructor(grid: Grid) {
    this.#grid = grid;
    const { mirror } = grid.elements;
    mirror.addEventListener('pointermove', (event) => this.#point(event));
    mirror.addEventListener('pointerleave', () => this.#show(undefined));
  }

  patch(view: Viewport, props: DataGridProps): void {
    if (!props.onFilter) return;
    const { layout } = view;
    const seen = new Set<string>();
    for (const track of layout.tracks) {
      if (track.kind !== 'field' || track.column?.unfiltered) continue;
      const left = screenX(layout, track, view) + track.width - inset;
      const from = track.pane === 'mid' ? layout.left : 0;
      const to = track.pane === 'mid' ? Math.min(view.width, layout.total) - layout.right : view.width;
      if (left < from || left + iconWidth > to) continue;
      seen.add(track.field);
      const icon = this.#icon(track.field);
      const top = (titleTop(track) + headHeight(layout)) / 2 - iconHeight / 2;
      if (icon.style.top !== `${top}px`) icon.style.top = `${top}px`;
      if (icon.style.left !== `${left}px`) icon.style.left = `${left}px`;
      icon.toggleAttribute('data-on', props.filtered?.has(track.field) === true);
    }
    for (const [field, icon] of this.#icons) icon.hidden = !seen.has(field);
  }

  #icon(field: string): HTMLElement {
    const known = this.#icons.get(field);
    if (known) return known;
    this.#layer ??= this.#makeLayer();
    const icon = element('jig-grid-filter', this.#layer);
    icon.addEventListener('click', () => {
      const { props } = this.#grid;
      const box = icon.getBoundingClientRect();
      props.onFilter?.(field, { left: box.left, top: box.bottom + 8 });
    });
    this.#icons.set(field, icon);
    return icon;
  }

  #makeLayer(): HTMLElement {
    const layer = element('jig-grid-filters', this.#grid.elements.view);
    layer.setAttribute('aria-hidden', 'true');
    return layer;
  }

  #point(event: PointerEvent): void {
    const { elements, props, view } = this.#grid;
    if (!props.onFilter) return;
    const box = elements.mirror.getBoundingClientRect();
    const place = hitTest(view, event.clientX - box.left, event.clientY - box.top);
    this.#show(place?.row === HEADER ? view.layout.tracks[place.track]?.field : undefined);
  }

  #show(field: string | undefined): void {
    if (field === this.#near) return;
    this.#icons.get(this.#near ?? '')?.removeAttribute('data-near');
    this.#near = field;
    this.#icons.get(field ?? '')?.setAttribute('data-near', '');
  }
}
