import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import type { PictureSource } from '../../Renderer.ts';

/** Milliseconds an address is used: slightly less than the server keeps it valid. */
const life = 9 * 60_000;
/** Maximum paths per request. */
const most = 200;

interface Known {
  /** Undefined: not allowed, or not one of the server's pictures. */
  readonly url: string | undefined;
  readonly until: number;
}

/**
 * Addresses of uploaded pictures, requested together and cached while valid. Call `want` for the pictures to
 * draw, then read `url` in an observer, which redraws when the answer arrives.
 */
export class PictureUrls implements PictureSource {
  /** A new map after every answer. */
  private known: ReadonlyMap<string, Known> = new Map();
  readonly #wanted = new Set<string>();
  readonly #data: Pick<DataSource, 'files'>;
  #asking = false;

  constructor(data: Pick<DataSource, 'files'>) {
    this.#data = data;
    makeAutoObservable<this, 'known'>(this, { known: observableRef }, { autoBind: true });
  }

  /** The address; undefined while loading and when there is none. */
  url(path: string): string | undefined {
    return this.known.get(path)?.url;
  }

  /** True when the server returned no address. */
  isMissing(path: string): boolean {
    const known = this.known.get(path);
    return known !== undefined && known.url === undefined;
  }

  /** Requests the missing or expired addresses of these paths. */
  want(paths: readonly string[]): void {
    for (const path of paths) {
      const known = this.known.get(path);
      if (known === undefined || known.until < Date.now()) this.#wanted.add(path);
    }
    if (this.#wanted.size === 0 || this.#asking) return;
    this.#asking = true;
    // Pictures drawn together share one request.
    queueMicrotask(() => void this.#ask());
  }

  /** A picture failed to load: its address is requested again when next wanted. */
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
      // After a failed request, names stand for pictures until they are wanted again.
    } finally {
      this.#wanted.clear();
      this.#asking = false;
    }
  }
}

const ofData = new WeakMap<object, PictureUrls>();

/** The addresses of one data source, shared by the whole screen. */
export function pictureUrlsOf(data: Pick<DataSource, 'files'>): PictureUrls {
  const known = ofData.get(data) ?? new PictureUrls(data);
  ofData.set(data, known);
  return known;
}
