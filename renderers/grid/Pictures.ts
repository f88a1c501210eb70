import { element } from './gridElements.ts';
import { cellBox } from './Marks.ts';
import type { Viewport } from './Viewport.ts';

/** Pixels of a picture, and of the gap after it; the row leaves 4 above and below. */
const SIZE = 32;
const GAP = 4;
/** Pixels from the cell's edge, as for text. */
const INSET = 10;

/**
 * Index from 0 of the picture at an offset from the cell's left edge.
 * The count of hidden pictures stands for the first hidden one.
 */
export function pictureAt(offset: number): number {
  return Math.max(0, Math.floor((offset - INSET) / (SIZE + GAP)));
}

/** Pictures of one visible cell. */
export interface CellPictures {
  readonly row: number;
  readonly track: number;
  readonly urls: readonly string[];
}

/**
 * Thumbnails over the canvas, which draws text and colours only.
 * Reuses one element per visible picture. Hidden from assistive technology, which reads the cell's text.
 */
export class Pictures {
  readonly #root: HTMLElement;
  readonly #boxes: HTMLElement[] = [];

  constructor(root: HTMLElement) {
    this.#root = element('jig-grid-pictures', root);
    this.#root.setAttribute('aria-hidden', 'true');
  }

  patch(view: Viewport, cells: readonly CellPictures[]): void {
    for (const [at, cell] of cells.entries()) this.#place(this.#box(at), view, cell);
    for (const spare of this.#boxes.slice(cells.length)) spare.hidden = true;
  }

  #box(at: number): HTMLElement {
    const known = this.#boxes[at] ?? element('jig-grid-picture', this.#root);
    this.#boxes[at] = known;
    return known;
  }

  #place(box: HTMLElement, view: Viewport, cell: CellPictures): void {
    const seen = cellBox(view, cell);
    box.hidden = !seen || seen.width <= 0 || seen.height <= 0;
    if (!seen || box.hidden) return;
    box.style.transform = `translate(${seen.x}px, ${seen.y}px)`;
    box.style.width = `${seen.width}px`;
    box.style.height = `${seen.height}px`;
    const width = view.layout.tracks[cell.track]?.width ?? seen.width;
    const room = Math.max(1, Math.floor((width - 2 * INSET + GAP) / (SIZE + GAP)));
    const rest = cell.urls.length - room;
    // The last position shows the count of pictures that do not fit.
    const shown = rest > 0 && room > 1 ? cell.urls.slice(0, room - 1) : cell.urls.slice(0, room);
    const more = cell.urls.length - shown.length;
    const key = `${shown.join('\n')}+${more}`;
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    box.replaceChildren(...shown.map(picture));
    if (more > 0) element('jig-grid-picture-more', box).textContent = `+${more}`;
  }
}

function picture(url: string): HTMLImageElement {
  const made = document.createElement('img');
  made.alt = '';
  made.decoding = 'async';
  made.loading = 'lazy';
  made.width = SIZE;
  made.height = SIZE;
  made.src = url;
  return made;
}
