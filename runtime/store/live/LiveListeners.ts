import type { ChangedDocument, Watch } from '../../data/LiveEvents.ts';

/** Told that a document changed; undefined: any may have. What it reads again must not be what keeps somebody signed in. */
export type FlowListener = (changed: ChangedDocument | undefined) => void;

/** A document by one name, however an address spells it: the server takes tables in any case. */
const nameOf = ({ table, key }: Watch): string => `${table}:${key}`.toLowerCase();

/** Who in a window hears of documents, and which of them are watched besides those that concern the user. */
export class LiveListeners {
  readonly #listeners = new Set<FlowListener>();
  readonly #watched = new Map<FlowListener, Watch>();

  /** What is watched, each document once. */
  get watches(): readonly Watch[] {
    return [...new Map([...this.#watched.values()].map((one) => [nameOf(one), one])).values()];
  }

  /** Hears of every document; ends with the returned function. */
  add(listener: FlowListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears of one document; ends with the returned function. */
  watch(document: Watch, listener: () => void): () => void {
    const name = nameOf(document);
    const own: FlowListener = (changed) => {
      if (changed === undefined || nameOf(changed) === name) listener();
    };
    this.#watched.set(own, { table: document.table, key: String(document.key) });
    const end = this.add(own);
    return () => {
      end();
      this.#watched.delete(own);
    };
  }

  /** Nothing is asked for besides what concerns the user; whoever listens goes on hearing of that. */
  unwatch(): void {
    this.#watched.clear();
  }

  tell(changed: ChangedDocument | undefined): void {
    for (const listener of this.#listeners) listener(changed);
  }
}
