import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { CollectItem } from '../../wire/favourites/favouriteEndpoints.ts';

/** The pages that the user marked, in the user's order. They load when they are first shown. */
export class FavouritesStore {
  /** Undefined: not loaded yet. */
  items: readonly CollectItem[] | undefined = undefined;
  readonly #data: Pick<DataSource, 'favourites'>;
  readonly #failed: (message: string) => void;
  #isAsked = false;

  constructor(data: Pick<DataSource, 'favourites'>, failed: (message: string) => void) {
    this.#data = data;
    this.#failed = failed;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  /** The favourites that the user may open. */
  get open(): readonly CollectItem[] {
    return (this.items ?? []).filter(({ isAuthorized }) => isAuthorized);
  }

  has(name: string): boolean {
    return (this.items ?? []).some((item) => item.name.toLowerCase() === name.toLowerCase());
  }

  /** Loads them once. A failed load is tried again at the next call. */
  async load(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    try {
      const answer = await (await this.#data.favourites()).list();
      if (answer.ok) runInAction(() => (this.items = answer.data));
      else this.#isAsked = false;
    } catch {
      this.#isAsked = false;
    }
  }

  /** Adds or removes a page; false: it was refused, which is said. */
  async toggle(name: string): Promise<boolean> {
    return this.#take(await (await this.#data.favourites()).set(name, !this.has(name)));
  }

  /** Moves a page to the place of another. */
  async move(name: string, to: string): Promise<void> {
    const place = this.items?.find((item) => item.name === to)?.sort;
    this.#take(await (await this.#data.favourites()).set(name, true, place));
  }

  #take(answer: Answer<readonly CollectItem[]>): boolean {
    if (answer.ok) this.items = answer.data;
    else this.#failed(answer.failure.message);
    return answer.ok;
  }
}
