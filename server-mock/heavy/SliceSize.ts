/** Target database time of one slice in milliseconds. */
const target = 4;
/** Fraction of its waiting time that a slice may use instead of the target, so that a read progresses under load. */
const share = 0.25;
/** Maximum database time of one slice in milliseconds. */
const longest = 50;

/** Minimum rows: below, what each statement costs anyway is most of the time on PGlite. */
const least = 100;
/** Maximum rows: more live rows lengthen each garbage collection of young objects. With 1,000 rows one took 6 ms. */
const most = 250;

/** Adapts the rows per statement of a heavy read to the duration of the last one. */
export class SliceSize {
  #rows = 100;

  get rows(): number {
    return this.#rows;
  }

  /** Reports a finished statement. `millis`: its duration; `waited`: the time it waited for a connection. */
  took(rows: number, millis: number, waited: number): void {
    if (rows === 0) return;
    const wanted = (rows * Math.min(longest, Math.max(target, waited * share))) / Math.max(millis, 0.1);
    // Change by a factor of two at most: a single slow statement means little.
    const next = Math.min(this.#rows * 2, Math.max(this.#rows / 2, wanted));
    this.#rows = Math.round(Math.min(most, Math.max(least, next)));
  }
}
