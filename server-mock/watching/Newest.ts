/** The newest values, at most so many. */
export class Newest<T> {
  readonly #most: number;
  #all: readonly T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  add(value: T): void {
    this.#all = [value, ...this.#all].slice(0, this.#most);
  }

  /** The newest first. */
  get all(): readonly T[] {
    return this.#all;
  }
}
