import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { ConditionEntry } from '../../model/conditions/ConditionGroup.ts';
import { wireFilters } from '../../model/conditions/ListFilters.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { ListStore } from './ListStore.ts';

/** The rows of one opened group of a list: the list's own query and the conditions of the group. */
export class GroupRowsStore {
  rows: readonly Row[] = [];
  total = 0;
  loading = false;
  failure: Failure | undefined = undefined;
  readonly #data: Pick<DataSource, 'page'>;
  readonly #list: ListStore;
  readonly #conditions: readonly ConditionEntry[];
  #turn = 0;

  constructor(data: Pick<DataSource, 'page'>, list: ListStore, conditions: readonly ConditionEntry[]) {
    this.#data = data;
    this.#list = list;
    this.#conditions = conditions;
    makeAutoObservable(this, { rows: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** There are rows that are not loaded. */
  get isMore(): boolean {
    return this.rows.length < this.total;
  }

  /** Reads the first rows again; a late answer of an earlier request is dropped. */
  load(): Promise<void> {
    return this.#read(1, []);
  }

  /** Reads the next rows. */
  more(): Promise<void> {
    return this.#read(Math.floor(this.rows.length / this.#list.query.rows) + 1, this.rows);
  }

  async #read(page: number, before: readonly Row[]): Promise<void> {
    const turn = ++this.#turn;
    this.loading = true;
    const list = this.#list;
    const own = wireFilters({ columns: [], groups: [{ tjzType: 'and', tjOptions: this.#conditions }] }) ?? [];
    const filters = [...(wireFilters(list.query) ?? []), ...own];
    const answer = await this.#data.page(list.table.table, { ...list.asked(), page, filters });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.failure;
      if (!answer.ok) return;
      this.rows = [...before, ...answer.data.rows];
      this.total = answer.data.total;
      list.know(answer.data.rows);
    });
  }
}
