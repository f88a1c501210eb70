/**
 * Keys for ids that come from outside: LogicFlow keeps ids as property names and in names of markers, where `__proto__` or
 * a bracket would be no name.
 */
export class OwnKeys {
  readonly #prefix: string;
  readonly #keys = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  #made = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The key of an id, made when it is first asked for. */
  of(id: string): string {
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    this.#made += 1;
    const key = `${this.#prefix}${this.#made}`;
    this.#keys.set(id, key);
    this.#ids.set(key, id);
    return key;
  }

  /** The id of a key; undefined: none of ours. */
  idOf(key: string): string | undefined {
    return this.#ids.get(key);
  }
}
