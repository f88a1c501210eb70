import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { CollectItem } from '../../wire/favourites/favouriteEndpoints.ts';
import { isSameFavourite } from '../../wire/favourites/favouriteName.ts';
import type { Keep } from '../shell/AppStore.ts';
import { MarksRoom } from './MarksRoom.ts';

/**
 * What the user marked (pages, saved views, records), in the user's order, and the records opened last. They load when
 * they are first shown.
 */
export class FavouritesStore {
  /** Undefined: not loaded yet. */
  items: readonly CollectItem[] | undefined = undefined;
  /** Records that the user opened, the newest first. */
  recent: readonly CollectItem[] = [];
  readonly room: MarksRoom;
  readonly #data: Pick<DataSource, 'favourites'>;
  readonly #failed: (message: string) => void;
  #isAsked = false;

  constructor(data: Pick<DataSource, 'favourites'>, failed: (message: string) => void, keep: Keep) {
    this.room = new MarksRoom(keep);
    this.#data = data;
    this.#failed = failed;
    makeAutoObservable(
      this,
      { items: observableRef, recent: observableRef, room: false },
      { autoBind: true },
    );
  }

  /** The favourites that the user may open. */
  get open(): readonly CollectItem[] {
    return (this.items ?? []).filter(({ isAuthorized }) => isAuthorized);
  }

  /** They are loaded, and there is nothing to show. */
  get isNone(): boolean {
    return this.items !== undefined && this.open.length + this.recent.length === 0;
  }

  has(name: string): boolean {
    return (this.items ?? []).some((item) => isSameFavourite(item.name, name));
  }

  /** Loads them once. A failed load is tried again at the next call. */
  async load(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    try {
      const answer = await (await this.#data.favourites()).list();
      if (answer.ok)
        runInAction(() => {
          this.items = answer.data.items;
          this.recent = answer.data.recent;
        });
      else this.#isAsked = false;
    } catch {
      this.#isAsked = false;
    }
  }

  /** Adds or removes one; false: it was refused, which is said. */
  async toggle(name: string): Promise<boolean> {
    return this.#take(await (await this.#data.favourites()).set(name, !this.has(name)));
  }

  /** Moves one to the place of another. */
  async move(name: string, to: string): Promise<void> {
    const place = this.items?.find((item) => item.name === to)?.sort;
    this.#take(await (await this.#data.favourites()).set(name, true, place));
  }

  /** Notes that a record was opened. A failure is not said: the user asked for the record only. */
  async opened(name: string): Promise<void> {
    if (this.recent[0] !== undefined && isSameFavourite(this.recent[0].name, name)) return;
    try {
      const answer = await (await this.#data.favourites()).noteRecent(name);
      if (answer.ok) runInAction(() => (this.recent = answer.data));
    } catch {
      // Its code could not be loaded, which costs one line of a menu.
    }
  }

  #take(answer: Answer<readonly CollectItem[]>): boolean {
    if (answer.ok) this.items = answer.data;
    else this.#failed(answer.failure.message);
    return answer.ok;
  }
}
