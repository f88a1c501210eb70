import { makeAutoObservable, observable, runInAction } from 'mobx';

/** Data on screen that a lost connection makes old. */
export interface ShownData {
  /** Milliseconds since 1970 at which the data were read; undefined: not yet. */
  readAt(): number | undefined;
  /** Reads the data again, without a sign of loading. */
  reload(): void;
}

/** Whether the server can be reached, and what is on screen meanwhile. `Reconnecting` asks the server. */
export class ConnectionStore {
  /** Time at which the connection was lost; undefined: it is there. */
  lostAt: number | undefined = undefined;
  /** Number of calls without an answer. One is no proof: the server is asked before anything is said. */
  doubts = 0;
  /** Time of the last answer. */
  private answeredAt: number | undefined = undefined;
  private readonly shown = observable.set<ShownData>([], { deep: false });

  constructor() {
    makeAutoObservable<this, 'shown'>(this, { shown: false }, { autoBind: true });
  }

  get isLost(): boolean {
    return this.lostAt !== undefined;
  }

  /** Time of the data on screen: of the oldest view, else of the last answer. */
  get dataAt(): number | undefined {
    const times = [...this.shown].flatMap((view) => view.readAt() ?? []);
    return times.length > 0 ? Math.min(...times) : this.answeredAt;
  }

  /** Registers data on screen until the returned function is called. */
  shows(data: ShownData): () => void {
    runInAction(() => this.shown.add(data));
    return () => runInAction(() => this.shown.delete(data));
  }

  /** A call of the transport ended. */
  heard(reached: boolean): void {
    if (!reached) {
      this.doubts++;
      return;
    }
    this.answeredAt = Date.now();
    this.found();
  }

  lose(at: number): void {
    this.lostAt ??= at;
  }

  /** The connection is there: what is shown is read again when it was lost. */
  found(): void {
    if (!this.isLost) return;
    this.lostAt = undefined;
    for (const view of [...this.shown]) view.reload();
  }
}
