/** Number of places kept. */
const mostPlaces = 200;

interface Heard {
  readonly place: string;
  /** `performance.now()` when the window learnt it. */
  readonly at: number;
}

/**
 * The places in the server's events that this window has reached, with their times. What was read at a moment
 * includes everything before the place known then.
 */
export class LivePlaces {
  #heard: Heard[] = [];

  add(place: string, at: number = performance.now()): void {
    if (this.#heard.some((one) => one.place === place)) return;
    this.#heard = [...this.#heard, { place, at }].sort((one, other) => one.at - other.at).slice(-mostPlaces);
  }

  /** The last place known at a moment; undefined: none was, or it is forgotten. */
  at(moment: number): string | undefined {
    return this.#heard.findLast(({ at }) => at <= moment)?.place;
  }
}
