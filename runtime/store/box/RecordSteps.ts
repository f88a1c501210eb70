import { autorun, makeAutoObservable, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { RecordSource } from './BoxOptions.ts';
import type { EditBoxStore } from './EditBoxStore.ts';
import { loadDocument } from './loadDocument.ts';

/** Places are numbers in the whole list, from 1. */
interface Place {
  /** Undefined when the list does not show the record any more. */
  readonly at: number | undefined;
  readonly total: number;
  readonly previous: number;
  readonly next: number;
}

/** Steps from the record in the box to its neighbours in the list, over the borders of pages. */
export class RecordSteps {
  /** A neighbour is being loaded. */
  moving = false;
  readonly #app: Pick<App, 'data' | 'notify' | 't'>;
  readonly #box: EditBoxStore;
  readonly #source: RecordSource;
  /** Where the record was seen last. */
  #seen: { readonly key: string; readonly at: number } | undefined;

  constructor(app: Pick<App, 'data' | 'notify' | 't'>, box: EditBoxStore, source: RecordSource) {
    this.#app = app;
    this.#box = box;
    this.#source = source;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Remembers places while the returned function is not called: a change may take the record out of the list. */
  watch(): () => void {
    return autorun(() => {
      const { place } = this;
      const { key } = this.#box;
      if (place?.at !== undefined) this.#seen = { key: String(key), at: place.at };
    });
  }

  /** Place of the open record; undefined: it has none, because it is new, is decided about or was never in the list. */
  get place(): Place | undefined {
    const box = this.#box;
    const { list } = this.#source;
    if (box.phase !== 'ready' || box.saveAction === 'Add' || box.action === 'Audit') return undefined;
    const key = String(box.key);
    const index = list.rows.findIndex((row) => list.keyOf(row) === key);
    const total = list.tree ? list.rows.length : list.total;
    if (index >= 0) return placeOf(this.#before + index + 1, total);
    if (this.#seen?.key !== key) return undefined;
    // Its page is on the way, or it left the list and the next record took its place.
    const { at } = this.#seen;
    return list.loading ? placeOf(at, total) : { at: undefined, total, previous: at - 1, next: at };
  }

  /** Whether the list has a record in this direction. */
  leads(by: 1 | -1): boolean {
    const { place } = this;
    return place !== undefined && (by === 1 ? place.next <= place.total : place.previous >= 1);
  }

  /** Shows the next or previous record in the box; asks first when input would be lost. */
  async step(by: 1 | -1): Promise<void> {
    const { place } = this;
    if (place === undefined || this.moving || !this.leads(by)) return;
    this.moving = true;
    try {
      await this.#show(by === 1 ? place.next : place.previous);
    } finally {
      runInAction(() => {
        this.moving = false;
      });
    }
  }

  /** Number of records on the pages before the one shown. */
  get #before(): number {
    const { tree, query } = this.#source.list;
    return tree ? 0 : (query.page - 1) * query.rows;
  }

  async #show(at: number): Promise<void> {
    const { data, notify, t } = this.#app;
    const box = this.#box;
    const { turn } = box;
    const { list } = this.#source;
    const key = await this.#keyAt(at);
    if (key === undefined || turn !== box.turn) return;
    // Loaded before the question, so that nothing typed meanwhile is lost.
    const answer = await loadDocument(data, box.doc, key);
    if (turn !== box.turn) return;
    if (!answer.ok) {
      notify.error(answer.failure.code === '404' ? t('box.notFound') : answer.failure.message);
      return;
    }
    if (!(await box.mayLeave()) || turn !== box.turn) return;
    this.#seen = { key, at };
    const { page, rows } = list.query;
    await this.#source.show(key, answer.data, list.tree ? page : Math.ceil(at / rows));
    const { place } = this;
    if (place) box.voice.say(t('box.recordOf', { at, total: place.total }));
  }

  /** Key of the record at a place; undefined: not found, and the reason was shown. */
  async #keyAt(at: number): Promise<string | undefined> {
    const { list } = this.#source;
    const shown = list.rows[at - this.#before - 1];
    if (shown) return list.keyOf(shown);
    const answer = await this.#app.data.page(list.table.table, { ...list.asked(), page: at, rows: 1 });
    const [row] = answer.ok ? answer.data.rows : [];
    if (row) return list.keyOf(row);
    this.#app.notify.error(answer.ok ? this.#app.t('box.notFound') : answer.failure.message);
    return undefined;
  }
}

const placeOf = (at: number, total: number): Place => ({ at, total, previous: at - 1, next: at + 1 });
