import type { Keep } from '../shell/AppStore.ts';

const key = 'jig.marksHeight';

/** Tallest room that is kept free, in pixels: a window's height. */
const tallest = 1000;

/** Height of the favourites above the menu at the last visit in this browser, in pixels. */
export class MarksRoom {
  height: number;
  readonly #keep: Keep;

  constructor(keep: Keep) {
    this.#keep = keep;
    const height = Number(keep.getItem(key));
    this.height = height >= 0 && height <= tallest ? height : 0;
  }

  /** Notes the height for the next visit. */
  readonly note = (height: number): void => {
    if (height === this.height) return;
    this.height = height;
    this.#keep.setItem(key, String(height));
  };
}
