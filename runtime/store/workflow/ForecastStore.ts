import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Forecast } from '../../data/workflow/Forecast.ts';
import type { App } from '../../host/AppContext.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';

/** Milliseconds between looks at the document while the user types. */
const look = 40;

/**
 * Who would approve the document of a box, requested after every pause in typing. One request at a time, the
 * last answer counts, and until it arrives the earlier one is marked as old.
 */
export class ForecastStore {
  forecast: Forecast | undefined = undefined;
  /** Why there is no forecast; undefined: no error. */
  problem: string | undefined = undefined;
  /** The document changed since the forecast. */
  isOld = true;
  /** The panel is open. */
  isShown = false;
  readonly #app: Pick<App, 'data' | 't'>;
  readonly #box: EditBoxStore;
  /** Pauses of those that follow, in milliseconds. */
  readonly #pauses: number[] = [];
  #end: (() => void) | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #isWanted = false;
  #isAsking = false;

  constructor(app: Pick<App, 'data' | 't'>, box: EditBoxStore) {
    this.#app = app;
    this.#box = box;
    makeAutoObservable(this, { forecast: observableRef });
  }

  /**
   * Follows the box until the returned function is called. `pause`: milliseconds without input before a
   * request; of several followers the shortest counts.
   */
  follow(pause: number): () => void {
    this.#pauses.push(pause);
    if (!this.#end) {
      this.#end = reaction(
        () => this.#stands(),
        () => this.#want(),
        { delay: look },
      );
      this.#want(0);
    }
    return () => {
      this.#pauses.splice(this.#pauses.indexOf(pause), 1);
      if (this.#pauses.length > 0) return;
      clearTimeout(this.#timer);
      this.#end?.();
      this.#end = undefined;
    };
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
  }

  /** Requests again after a failure. */
  retry(): void {
    this.#want(0);
  }

  /** Everything a forecast may depend on, as one text; reads the payload untracked. */
  #stands(): string {
    const { editable, forms, main, details } = this.#box;
    if (!editable) return JSON.stringify(forms.base.main);
    const values = main.table.fields.flatMap(({ field }) =>
      main.has(field) ? [main.cell(field).value] : [],
    );
    return JSON.stringify([values, details.map((detail) => detail.plainRows())]);
  }

  #want(after = Math.min(...this.#pauses)): void {
    runInAction(() => {
      this.isOld = true;
    });
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), after);
  }

  async #ask(): Promise<void> {
    // A running request picks up the new document when it ends.
    if (!this.#isWanted || this.#isAsking || !this.#end) return;
    this.#isWanted = false;
    this.#isAsking = true;
    const { data, t } = this.#app;
    const { doc, editable, saveAction, key, forms } = this.#box;
    const answer = await data
      .forecast(
        doc.main.table,
        saveAction === 'Add' ? undefined : key,
        editable ? forms.payload() : undefined,
      )
      .catch(() => undefined);
    this.#isAsking = false;
    if (!this.#end) return;
    runInAction(() => {
      if (answer?.ok) this.forecast = answer.data;
      this.problem = answer?.ok ? undefined : (answer?.failure.message ?? t('shell.chunkFailed'));
      this.isOld = this.#isWanted;
    });
    if (this.#isWanted) this.#want();
  }
}
