/** Things that happen at a time, the earliest first (a binary heap). */
export class EventQueue<T> {
  readonly #items: { readonly at: number; readonly what: T }[] = [];

  add(at: number, what: T): void {
    const items = this.#items;
    items.push({ at, what });
    for (let child = items.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (this.#at(parent) <= this.#at(child)) break;
      this.#swap(parent, child);
      child = parent;
    }
  }

  /** The earliest; undefined: none is left. */
  take(): { readonly at: number; readonly what: T } | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (first === undefined || last === undefined || items.length === 0) return first;
    items[0] = last;
    for (let parent = 0; ; ) {
      const left = parent * 2 + 1;
      const least = [left, left + 1].reduce(
        (one, other) => (this.#at(other) < this.#at(one) ? other : one),
        parent,
      );
      if (least === parent) return first;
      this.#swap(parent, least);
      parent = least;
    }
  }

  #at(index: number): number {
    return this.#items[index]?.at ?? Number.POSITIVE_INFINITY;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#items[one], this.#items[other]];
    if (a === undefined || b === undefined) return;
    this.#items[one] = b;
    this.#items[other] = a;
  }
}
