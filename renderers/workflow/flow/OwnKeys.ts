/**
 * Makes safe keys for external ids. LogicFlow uses ids as property names and in names of markers, where
 * `__proto__` or a bracket would break.
 */
export class OwnKeys {
  readonly #prefix: string;
  readonly #keys = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  #made = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Key of an id, made on first use. */
  of(id: string): string {
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    this.#made += 1;
    const key = `${this.#prefix}${this.#made}`;
    this.#keys.set(id, key);
    this.#ids.set(key, id);
    return key;
  }

  /** Id of a key; undefined: not one of these keys. */
  idOf(key: string): string | undefined {
    return this.#ids.get(key);
  }
}
