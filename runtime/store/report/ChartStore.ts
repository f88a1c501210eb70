import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { GroupsAnswer, GroupsAsked } from '../../wire/records/Groups.ts';
import type { ListStore } from '../list/ListStore.ts';

/** The groups of one chart or of a grouped list: those of all rows that the list finds, whatever page of them is shown. */
export class ChartStore {
  readonly chart: GroupsAsked;
  answer: GroupsAnswer | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** The currency or unit that the user chose; default the commonest. */
  measure: string | undefined = undefined;
  readonly #data: Pick<DataSource, 'groups'>;
  readonly #list: ListStore;
  #turn = 0;
  #filters: string | undefined;
  #place: string | undefined;

  constructor(data: Pick<DataSource, 'groups'>, list: ListStore, chart: GroupsAsked) {
    this.#data = data;
    this.#list = list;
    this.chart = chart;
    makeAutoObservable(
      this,
      { chart: false, answer: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Loads again when the list was read with other filters, or again as it was; another page or order changes nothing. */
  async follow(): Promise<void> {
    const list = this.#list;
    const place = list.address({});
    const filters = list.address({ page: 1, sort: [], open: undefined });
    const isKnown = filters === this.#filters && place !== this.#place;
    this.#place = place;
    if (isKnown) return;
    this.#filters = filters;
    await this.load();
  }

  /** Adds up the numbers of another currency or unit. */
  async choose(measure: string): Promise<void> {
    this.measure = measure;
    await this.load();
  }

  /** Loads the groups. A late answer of an earlier request is dropped. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    const { by, each, of, totals } = this.chart;
    const { table } = this.#list;
    const answer = await this.#data.groups(table.table, this.#list.asked(), {
      by,
      of,
      ...(each === undefined ? {} : { each }),
      ...(totals ? { totals } : {}),
      ...(this.measure === undefined ? {} : { measure: this.measure }),
    });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) this.answer = answer.data;
    });
  }
}
