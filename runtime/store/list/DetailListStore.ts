import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../model/schema/Row.ts';

/** Row limit of a detail table: it is read whole. */
const wholeTable = 100_000;

/** Detail rows below a list, for the main row clicked last. Read-only. */
export class DetailListStore {
  readonly detail: DocumentTable['details'][number];
  /** Key of the main row whose details are shown. */
  mainKey: string | undefined = undefined;
  rows: readonly Row[] = [];
  summary: Row = {};
  loading = false;
  failure: Failure | undefined = undefined;
  readonly #main: string;
  readonly #data: Pick<DataSource, 'detailPage'>;
  #turn = 0;

  constructor(data: Pick<DataSource, 'detailPage'>, main: string, detail: DocumentTable['details'][number]) {
    this.#data = data;
    this.#main = main;
    this.detail = detail;
    makeAutoObservable(this, {
      detail: false,
      rows: observableRef,
      summary: observableRef,
      failure: observableRef,
    });
  }

  /** Shows the details of a main row; the same row again reloads them. */
  async show(mainKey: string): Promise<void> {
    const turn = ++this.#turn;
    if (this.mainKey !== mainKey) this.rows = [];
    this.mainKey = mainKey;
    this.loading = true;
    const query = { page: 1, rows: wholeTable, value: mainKey };
    const answer = await this.#data.detailPage(this.#main, this.detail.table.table, query);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.failure;
      this.rows = answer.ok ? answer.data.rows : [];
      this.summary = answer.ok ? answer.data.summary : {};
    });
  }

  clear(): void {
    this.#turn++;
    this.mainKey = undefined;
    this.rows = [];
    this.failure = undefined;
    this.loading = false;
  }
}
