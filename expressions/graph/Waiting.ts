const BITS = 32;

/**
 * Indexes of formulas that wait to be computed, taken in ascending order; one bit each. An index added
 * meanwhile must be greater than the last one taken, as readers are in a sorted graph.
 */
export class Waiting {
  readonly #words: Int32Array;
  /** First and last words that may have bits. */
  #first: number;
  #last = -1;

  constructor(places: number) {
    this.#words = new Int32Array(Math.ceil(places / BITS));
    this.#first = this.#words.length;
  }

  add(place: number): void {
    const word = place >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (place & 31));
    if (word < this.#first) this.#first = word;
    if (word > this.#last) this.#last = word;
  }

  /** Takes the smallest index; -1 when none waits. */
  next(): number {
    for (; this.#first <= this.#last; this.#first += 1) {
      const bits = this.#words[this.#first] ?? 0;
      if (bits === 0) continue;
      const lowest = bits & -bits;
      this.#words[this.#first] = bits ^ lowest;
      return this.#first * BITS + (BITS - 1 - Math.clz32(lowest));
    }
    this.#first = this.#words.length;
    this.#last = -1;
    return -1;
  }
}
