/** A list of keys in the database's comma-separated text form; parses slice by slice. */
export class KeyList {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes the next `count` keys; fewer at the end, then none. */
  take(count: number): readonly string[] {
    const keys: string[] = [];
    while (keys.length < count && this.#at < this.#text.length) {
      const comma = this.#text.indexOf(',', this.#at);
      const end = comma === -1 ? this.#text.length : comma;
      keys.push(this.#text.slice(this.#at, end));
      this.#at = end + 1;
    }
    return keys;
  }
}
