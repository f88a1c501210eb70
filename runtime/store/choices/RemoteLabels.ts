import { type ObservableMap, observable, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';

/** Maximum keys per dictionary and call. */
const batch = 500;

/** Labels of single keys of dictionaries too large to load. All reads of one tick share one call. */
export class RemoteLabels {
  readonly #data: Pick<DataSource, 'dictionaryLabels'>;
  readonly #known: ObservableMap<string, string> = observable.map<string, string>([], { deep: false });
  readonly #asked = new Set<string>();
  /** Keys whose labels could not be loaded, by dictionary. */
  #missing: Record<string, readonly string[]> = {};
  #waiting: Record<string, string[]> = {};

  constructor(data: Pick<DataSource, 'dictionaryLabels'>) {
    this.#data = data;
  }

  /** The label; the key when there is none or it failed to load; undefined while loading (observable). */
  label(dicNo: string, key: string): string | undefined {
    const place = `${dicNo}\n${key}`;
    const found = this.#known.get(place);
    if (found === undefined && !this.#asked.has(place)) {
      this.#asked.add(place);
      this.#want(dicNo, [key]);
    }
    return found;
  }

  /** Loads the labels again that failed to load. */
  retry(): void {
    const missing = Object.entries(this.#missing);
    this.#missing = {};
    for (const [dicNo, keys] of missing) this.#want(dicNo, keys);
  }

  forget(): void {
    this.#asked.clear();
    this.#missing = {};
    runInAction(() => this.#known.clear());
  }

  #want(dicNo: string, keys: readonly string[]): void {
    if (Object.keys(this.#waiting).length === 0) queueMicrotask(() => void this.#fetch());
    this.#waiting[dicNo] = [...(this.#waiting[dicNo] ?? []), ...keys];
  }

  async #fetch(): Promise<void> {
    const wanted = Object.entries(this.#waiting);
    this.#waiting = {};
    for (const [dicNo, keys] of wanted) {
      for (let at = 0; at < keys.length; at += batch) {
        const part = keys.slice(at, at + batch);
        const answer = await this.#data.dictionaryLabels({ [dicNo]: part });
        if (!answer.ok) {
          this.#missing[dicNo] = [...(this.#missing[dicNo] ?? []), ...part];
        }
        const found = answer.ok ? answer.data.flatMap(({ data }) => data) : [];
        const words = new Map(found.map((option) => [String(option.key), option.value]));
        runInAction(() => {
          for (const key of part) this.#known.set(`${dicNo}\n${key}`, words.get(key) ?? key);
        });
      }
    }
  }
}
