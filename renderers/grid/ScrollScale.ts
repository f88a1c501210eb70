/**
 * Maximum native height in pixels; above it the scroll bar is scaled. Browsers stop laying out at some 16 to
 * 33 million.
 */
const MOST = 8_000_000;

/**
 * Maps the native scroll bar to a list of any height. Short lists map one to one.
 * In long ones a small movement (wheel, arrow, touch) moves the list by the same pixels, a large one
 * (dragging the thumb) in proportion.
 */
export class ScrollScale {
  #virtual = 0;
  #native = 0;
  #height = 0;
  #view = 0;

  /** Height of the native content in pixels. */
  get nativeHeight(): number {
    return Math.min(this.#height, MOST);
  }

  /** Position in the list in pixels. */
  get top(): number {
    return this.#virtual;
  }

  /** Sets the sizes. Returns the native scroll position. */
  resize(height: number, view: number): number {
    this.#height = height;
    this.#view = view;
    return this.moveTo(this.#virtual);
  }

  /** Moves the list. Returns the native scroll position. */
  moveTo(top: number): number {
    this.#virtual = Math.min(Math.max(0, top), this.#span);
    this.#native = this.#scaled ? Math.round(this.#virtual * this.#ratio) : this.#virtual;
    return this.#native;
  }

  /** Handles a native scroll. Returns the position in the list. */
  scrolled(native: number): number {
    const delta = native - this.#native;
    this.#native = native;
    if (!this.#scaled) this.#virtual = native;
    else if (native <= 0) this.#virtual = 0;
    else if (native >= this.nativeHeight - this.#view) this.#virtual = this.#span;
    else if (Math.abs(delta) <= this.#view)
      this.#virtual = Math.min(Math.max(0, this.#virtual + delta), this.#span);
    else this.#virtual = native / this.#ratio;
    return this.#virtual;
  }

  get #scaled(): boolean {
    return this.#height > MOST;
  }

  get #span(): number {
    return Math.max(0, this.#height - this.#view);
  }

  get #ratio(): number {
    return (this.nativeHeight - this.#view) / this.#span;
  }
}
