import { computed, type IComputedValue, type ObservableMap, observable, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import type { Option } from '../../model/schema/FieldSchema.ts';
import { RemoteLabels } from './RemoteLabels.ts';

/** Maximum dictionaries per call. */
const batch = 50;

/** Options of dictionaries, loaded when first read; reads in one tick share one call. */
export class DictionaryStore {
  readonly #data: DataSource;
  readonly #known: ObservableMap<string, readonly Option[]> = observable.map<string, readonly Option[]>([], {
    deep: false,
  });
  readonly #labels = new Map<string, IComputedValue<ReadonlyMap<string, string> | undefined>>();
  readonly #asked = new Set<string>();
  /** Dictionaries whose last load failed; they show keys. */
  readonly #missing = new Set<string>();
  readonly #retries = observable.box(0);
  #remote: RemoteLabels | undefined;
  #waiting: string[] = [];
  readonly #failed: ((message: string) => void) | undefined;

  constructor(data: DataSource, failed?: (message: string) => void) {
    this.#data = data;
    this.#failed = failed;
  }

  /** The options; undefined while loading (an observed read, repeated when they arrive). */
  options(dicNo: string): readonly Option[] | undefined {
    const found = this.#known.get(dicNo);
    if (!found) this.#ask(dicNo);
    return found;
  }

  /** Label of a key; undefined while loading, the key itself when unknown. */
  label(dicNo: string, key: string | number | boolean): string | undefined {
    const labels = this.labels(dicNo);
    return labels ? (labels.get(String(key)) ?? String(key)) : undefined;
  }

  /** Labels by key text, built once per load; undefined while loading. */
  labels(dicNo: string): ReadonlyMap<string, string> | undefined {
    let made = this.#labels.get(dicNo);
    if (!made) {
      made = computed(() => {
        const options = this.options(dicNo);
        return options && new Map(options.map((option) => [String(option.key), option.value]));
      });
      this.#labels.set(dicNo, made);
    }
    return made.get();
  }

  /** Label of a key in a dictionary that is searched remotely (`FieldSchema.remote`); undefined while loading. */
  remoteLabel(dicNo: string, key: string): string | undefined {
    this.#remote ??= new RemoteLabels(this.#data);
    return this.#remote.label(dicNo, key);
  }

  /** Loads again at the next read, because a dictionary changed or another user signed in. */
  forget(dicNo?: string): void {
    const names = dicNo === undefined ? [...this.#asked, ...this.#known.keys()] : [dicNo];
    for (const name of names) {
      this.#asked.delete(name);
      this.#missing.delete(name);
    }
    this.#remote?.forget();
    runInAction(() => {
      for (const name of names) this.#known.delete(name);
    });
  }

  /** Loads all that is known again; the old options stay until the new ones are there. */
  readonly reread = (): void => {
    for (const name of this.#known.keys()) {
      this.#asked.delete(name);
      this.#ask(name);
    }
  };

  /** Number of retries (an observed read): who loads options itself asks again when it changes. */
  get retries(): number {
    return this.#retries.get();
  }

  /** Loads again what failed to load, and nothing else. */
  readonly retry = (): void => {
    const names = [...this.#missing];
    this.#missing.clear();
    for (const name of names) this.#ask(name);
    this.#remote?.retry();
    runInAction(() => this.#retries.set(this.#retries.get() + 1));
  };

  #ask(dicNo: string): void {
    if (this.#asked.has(dicNo)) return;
    this.#asked.add(dicNo);
    this.#waiting.push(dicNo);
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#fetch());
  }

  async #fetch(): Promise<void> {
    const wanted = this.#waiting;
    this.#waiting = [];
    const parts: string[][] = [];
    for (let at = 0; at < wanted.length; at += batch) parts.push(wanted.slice(at, at + batch));
    await Promise.all(parts.map((part) => this.#fetchPart(part)));
  }

  async #fetchPart(wanted: readonly string[]): Promise<void> {
    const answer = await this.#data.dictionaries(wanted);
    if (!answer.ok) {
      // Shows keys instead of labels and reports the error once. A retry loads them again.
      for (const name of wanted) {
        this.#asked.delete(name);
        this.#missing.add(name);
      }
      runInAction(() => {
        for (const name of wanted) if (!this.#known.has(name)) this.#known.set(name, []);
      });
      this.#failed?.(answer.failure.message);
      return;
    }
    const byName = new Map(answer.data.map((one) => [one.dicNo.toLowerCase(), one.data]));
    runInAction(() => {
      for (const name of wanted) this.#known.set(name, byName.get(name.toLowerCase()) ?? []);
    });
  }
}
