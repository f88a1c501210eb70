import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import type { Row } from '../../model/schema/Row.ts';

/** Maximum tasks shown. */
const most = 50;

/** Open work below the steps of a scan page, in the order of its table. */
export class ScanTaskList {
  rows: readonly Row[] = [];
  total = 0;
  /** Why they could not be read; empty: they could. */
  problem = '';
  readonly #data: Pick<DataSource, 'page'>;
  readonly #api: string;
  #turn = 0;

  /** `api`: the page's name in calls. */
  constructor(data: Pick<DataSource, 'page'>, api: string) {
    this.#data = data;
    this.#api = api;
    makeAutoObservable(this, { rows: observableRef }, { autoBind: true });
  }

  async read(): Promise<void> {
    const turn = ++this.#turn;
    const answer = await this.#data.page(this.#api, { page: 1, rows: most });
    runInAction(() => {
      if (turn !== this.#turn) return;
      this.problem = answer.ok ? '' : answer.failure.message;
      if (!answer.ok) return;
      this.rows = answer.data.rows;
      this.total = answer.data.total;
    });
  }
}
