/** Milliseconds of database time one slice should take. */
const target = 4;
/** Part of the time a slice had to wait for the database that it may take itself: under load a read goes on. */
const share = 0.25;
/** Milliseconds of database time of one slice at most. */
const longest = 50;

const least = 50;
/** More live rows make every collection of young objects hold the thread for longer: with 1,000 they took 6 ms each. */
const most = 250;

/** Rows one statement of a heavy read asks for, adapted to how long the last one took. */
export class SliceSize {
  #rows = 100;

  get rows(): number {
    return this.#rows;
  }

  /** `millis`: what the statement took; `waited`: what it waited for a connection before. */
  took(rows: number, millis: number, waited: number): void {
    if (rows === 0) return;
    const wanted = (rows * Math.min(longest, Math.max(target, waited * share))) / Math.max(millis, 0.1);
    // Half or twice at a time: one slow answer says little.
    const next = Math.min(this.#rows * 2, Math.max(this.#rows / 2, wanted));
    this.#rows = Math.round(Math.min(most, Math.max(least, next)));
  }
}
