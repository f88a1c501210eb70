import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { PresetView } from '../../model/optionViews/OptionView.ts';
import { countLimits } from '../../wire/records/Counts.ts';
import type { ListStore } from '../list/ListStore.ts';
import type { OptionViewsStore } from './OptionViewsStore.ts';

type OptionViewId = number | PresetView;

/** Least milliseconds between two calls. */
const pause = 10_000;

/**
 * Numbers of rows of the views in the tab bar. They are read again after the list was, at most every ten seconds, and only
 * while the window is seen. A failure leaves the numbers as they were.
 */
export class OptionViewCounts {
  /** By view; null: the user may not ask a condition of it. */
  counts: ReadonlyMap<OptionViewId, number | null> = new Map();
  readonly #app: Pick<App, 'data'>;
  readonly #list: ListStore;
  readonly #views: OptionViewsStore;
  #isDue = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(app: Pick<App, 'data'>, list: ListStore, views: OptionViewsStore) {
    this.#app = app;
    this.#list = list;
    this.#views = views;
    makeAutoObservable(this, { counts: observableRef }, { autoBind: true });
  }

  /** The number of a view as text; empty: not known. */
  text(id: OptionViewId): string {
    const counted = this.counts.get(id) ?? undefined;
    // The rows on the screen are the open view's, and newer than its number.
    const isShown = id === this.#views.open && !this.#views.isChanged && this.#list.readAt !== undefined;
    const count = isShown && counted !== undefined ? this.#list.total : counted;
    return count === undefined ? '' : count >= countLimits.rows ? `${countLimits.rows - 1}+` : String(count);
  }

  /** Keeps the numbers up to date until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.#list.readAt, this.#views.tabs] as const,
      ([readAt]) => readAt !== undefined && this.#wish(),
      { fireImmediately: true },
    );
    document.addEventListener('visibilitychange', this.#wish);
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#timer = undefined;
      document.removeEventListener('visibilitychange', this.#wish);
    };
  }

  readonly #wish = (): void => {
    this.#isDue = true;
    if (this.#timer !== undefined || document.visibilityState !== 'visible') return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        if (this.#isDue && document.visibilityState === 'visible') void this.#ask();
      },
      Math.max(0, this.#askedAt + pause - Date.now()),
    );
  };

  async #ask(): Promise<void> {
    this.#isDue = false;
    this.#askedAt = Date.now();
    const views = this.#views;
    const ids: readonly OptionViewId[] = [...views.presets, ...views.tabs.map(({ id }) => id)];
    const asked = ids.slice(0, countLimits.queries);
    const queries = asked.map((id) => this.#list.asked({ ...this.#list.query, ...views.target(id) }));
    try {
      const answer = await (await this.#app.data.optionViews()).counts(views.table, queries);
      if (!answer.ok) return;
      const { counts } = answer.data;
      runInAction(() => {
        this.counts = new Map(asked.map((id, at) => [id, counts[at] ?? null]));
      });
    } catch {
      // The code did not load: the tabs have no numbers.
    }
  }
}
