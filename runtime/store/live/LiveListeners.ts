import type { ChangedDocument, Watch } from '../../data/LiveEvents.ts';

/** Called when a document changed; undefined: any may have. Its requests must not keep the user signed in. */
export type FlowListener = (changed: ChangedDocument | undefined) => void;

/** Called with the stamps of tables, by name. */
export type TableListener = (stamps: Readonly<Record<string, string>>) => void;

/** Name of a document regardless of case, because the server ignores case in table names. */
const nameOf = ({ table, key }: Watch): string => `${table}:${key}`.toLowerCase();

/** Listeners for documents in one window, and the documents watched besides the user's own. */
export class LiveListeners {
  readonly #listeners = new Set<FlowListener>();
  readonly #watched = new Map<FlowListener, Watch>();
  /** Listeners whose document no stream watches yet, and when it was read. */
  readonly #fresh = new Map<FlowListener, number>();

  readonly #tables = new Map<TableListener, readonly string[]>();

  /** The watched tables, each once. */
  get tables(): readonly string[] {
    return [...new Set([...this.#tables.values()].flat())];
  }

  /** Listens to tables until the returned function is called. */
  watchTables(names: readonly string[], listener: TableListener): () => void {
    this.#tables.set(listener, names);
    return () => this.#tables.delete(listener);
  }

  tellTables(stamps: Readonly<Record<string, string>>): void {
    for (const listener of this.#tables.keys()) listener(stamps);
  }

  /** The watched documents, each once. */
  get watches(): readonly Watch[] {
    return [...new Map([...this.#watched.values()].map((one) => [nameOf(one), one])).values()];
  }

  /** Listens to all documents until the returned function is called. */
  add(listener: FlowListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Documents that no stream watches yet: when the first of them was read (undefined: there is none), and what to call when a
   * stream watches them.
   */
  fresh(): { readonly readAt: number | undefined; covered(): void } {
    const those = [...this.#fresh];
    return {
      readAt: those.length === 0 ? undefined : Math.min(...those.map(([, at]) => at)),
      covered: () => {
        for (const [one] of those) this.#fresh.delete(one);
      },
    };
  }

  /** Listens to one document, read at `readAt`, until the returned function is called. */
  watch(document: Watch, listener: () => void, readAt: number): () => void {
    const name = nameOf(document);
    const own: FlowListener = (changed) => {
      if (changed === undefined || nameOf(changed) === name) listener();
    };
    this.#watched.set(own, { table: document.table, key: String(document.key) });
    this.#fresh.set(own, readAt);
    const end = this.add(own);
    return () => {
      end();
      this.#watched.delete(own);
      this.#fresh.delete(own);
    };
  }

  /** Watches no document besides the user's own, and no table; listeners to documents stay. */
  unwatch(): void {
    this.#watched.clear();
    this.#fresh.clear();
    this.#tables.clear();
  }

  tell(changed: ChangedDocument | undefined): void {
    for (const listener of this.#listeners) listener(changed);
  }
}
