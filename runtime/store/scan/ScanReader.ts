/** Longest pause between two keys of a barcode scanner, in milliseconds; people who type are slower. */
export const scannerPause = 50;
/** Fewer characters are no code. */
const leastLength = 4;

/** What a key press is to a reader of codes. */
export interface ScannedKey {
  readonly key: string;
  /** Milliseconds of one clock. */
  readonly at: number;
}

/**
 * Tells a scanner, which types a code faster than anybody can and ends it with Enter, from a person. Fed with every key press
 * of the window.
 */
export class ScanReader {
  #code = '';
  #last = Number.NEGATIVE_INFINITY;

  /** Takes a key; the code when this is the Enter that ends one. */
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

  /** The last key came so fast after another that no person pressed it. */
  get running(): boolean {
    return this.#code.length > 1;
  }
}
