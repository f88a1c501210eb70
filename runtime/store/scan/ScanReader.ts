/** Longest pause between two keys of a barcode scanner, in milliseconds; typing is slower. */
export const scannerPause = 50;
/** Minimum characters of a code. */
const leastLength = 4;

/** A key press as the scan reader sees it. */
export interface ScannedKey {
  readonly key: string;
  /** Milliseconds, all from one clock. */
  readonly at: number;
}

/**
 * Tells a scanner from typing: a scanner types faster than any user and ends with Enter. Receives every key
 * press of the window.
 */
export class ScanReader {
  #code = '';
  #last = Number.NEGATIVE_INFINITY;

  /** Handles a key; returns the code at the Enter that ends one. */
  press({ key, at }: ScannedKey): string | undefined {
    const follows = at - this.#last <= scannerPause;
    const code = follows ? this.#code : '';
    // Scanners hold Shift for capitals.
    if (key === 'Shift') return undefined;
    this.#last = at;
    if (key === 'Enter') {
      this.#code = '';
      return code.length >= leastLength ? code : undefined;
    }
    this.#code = [...key].length === 1 ? code + key : '';
    return undefined;
  }

  /** The last key may be the first of a code. */
  get starting(): boolean {
    return this.#code.length === 1;
  }

  /** The last key followed too fast for typing. */
  get running(): boolean {
    return this.#code.length > 1;
  }
}
