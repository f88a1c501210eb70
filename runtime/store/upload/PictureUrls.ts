import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import type { PictureSource } from '../../Renderer.ts';

/** How long an address is used: a little shorter than the server lets it live. */
const life = 9 * 60_000;
/** Paths of one question to the server at most. */
const most = 200;

interface Known {
  /** Undefined: it may not be seen, or is no picture of ours. */
  readonly url: string | undefined;
  readonly until: number;
}

/**
 * Addresses under which pictures of values can be shown, asked for together and remembered while they hold. `want` what will
 * be drawn, then read `url` in an observer: it is drawn again when the answer is there.
 */
export class PictureUrls implements PictureSource {
  /** A new map with every answer. */
  private known: ReadonlyMap<string, Known> = new Map();
  readonly #wanted = new Set<string>();
  readonly #data: Pick<DataSource, 'files'>;
  #asking = false;

  constructor(data: Pick<DataSource, 'files'>) {
    this.#data = data;
    makeAutoObservable<this, 'known'>(this, { known: observableRef }, { autoBind: true });
  }

  /** The address; undefined while it is on its way, and where there is none. */
  url(path: string): string | undefined {
    return this.known.get(path)?.url;
  }

  /** Whether the server was asked and gave none. */
  isMissing(path: string): boolean {
    const known = this.known.get(path);
    return known !== undefined && known.url === undefined;
  }

  /** Asks for the addresses of these paths where none is known that still holds. */
  want(paths: readonly string[]): void {
    for (const path of paths) {
      const known = this.known.get(path);
      if (known === undefined || known.until < Date.now()) this.#wanted.add(path);
    }
    if (this.#wanted.size === 0 || this.#asking) return;
    this.#asking = true;
    // What is drawn together is asked for together.
    queueMicrotask(() => void this.#ask());
  }

  /** A picture could not be loaded: its address is asked for anew when it is next wanted. */
  forget(path: string): void {
    const known = new Map(this.known);
    if (known.delete(path)) this.known = known;
  }

  async #ask(): Promise<void> {
    try {
      const files = await this.#data.files();
      while (this.#wanted.size > 0) {
        const paths = [...this.#wanted].slice(0, most);
        const answer = await files.pictures(paths);
        for (const path of paths) this.#wanted.delete(path);
        if (!answer.ok) break;
        const until = Date.now() + life;
        runInAction(() => {
          const known = new Map(this.known);
          for (const path of paths) known.set(path, { url: answer.data[path], until });
          this.known = known;
        });
      }
    } catch {
      // The code or the answer did not come: pictures stay names until they are wanted again.
    } finally {
      this.#wanted.clear();
      this.#asking = false;
    }
  }
}

const ofData = new WeakMap<object, PictureUrls>();

/** The addresses of one data source: everything on the screen shares them. */
export function pictureUrlsOf(data: Pick<DataSource, 'files'>): PictureUrls {
  const known = ofData.get(data) ?? new PictureUrls(data);
  ofData.set(data, known);
  return known;
}
