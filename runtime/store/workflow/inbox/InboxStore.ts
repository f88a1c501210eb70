import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../data/Answer.ts';
import type { DataSource } from '../../../data/DataSource.ts';
import type { Row } from '../../../model/schema/Row.ts';
import { mostDocuments } from '../../../wire/inbox/DocumentFacts.ts';
import type { InboxCounts, InboxKind } from '../../../wire/inbox/Inbox.ts';
import type { Fact } from '../../../wire/records/Fact.ts';
import { type InboxFilter, inboxQuery, isSameFilter, noFilter } from './InboxFilter.ts';

/** Lists of an inbox by their `value` in `Sys_WorkFlowTable/Page`. */
export const inboxTabs = { waiting: 0, decided: 1, mine: 2, copied: 3 } as const;

export type InboxTab = keyof typeof inboxTabs;

export const isInboxTab = (name: string): name is InboxTab => Object.hasOwn(inboxTabs, name);

/** One document of a list. */
export interface InboxRow {
  /** Key of the task. */
  readonly id: string;
  readonly table: string;
  readonly key: string;
  readonly cnName: string;
  readonly label: string;
  readonly flow: string;
  readonly step: string;
  readonly creator: string;
  readonly date: string;
  readonly status: number;
}

const table = 'Sys_WorkFlowTable';
const pageRows = 30;
/** Maximum rows per call. */
const mostRows = 120;

const rowOf = (row: Row): InboxRow => {
  const text = (name: string): string => String(row[name] ?? '');
  return {
    id: text('WorkFlowTable_Id'),
    table: text('WorkTable'),
    key: text('WorkTableKey'),
    cnName: text('WorkTableName'),
    label: text('WorkTableCode') || text('WorkTableKey'),
    flow: text('WorkName'),
    step: text('StepName'),
    creator: text('Creator'),
    date: text('CreateDate'),
    status: Number(row.AuditStatus ?? 0),
  };
};

/** The documents of one of the four lists, and the selection for a joint decision. */
export class InboxStore {
  tab: InboxTab = 'waiting';
  filter = noFilter;
  /** Kinds of documents in the list. */
  kinds: readonly InboxKind[] = [];
  rows: readonly InboxRow[] = [];
  total = 0;
  loading = false;
  loaded = false;
  failure: Failure | undefined = undefined;
  chosen: ReadonlySet<string> = new Set();
  /** Customer, amount and date by table and key; loaded after the rows. */
  facts: ReadonlyMap<string, readonly Fact[]> = new Map();
  /** Counts loaded once; live counts are newer. */
  counts: InboxCounts | undefined = undefined;
  readonly #data: Pick<DataSource, 'page' | 'inbox'>;
  #turn = 0;
  /** Number of rows to show, if there are as many. */
  #wanted = pageRows;
  #refreshing: Promise<void> | undefined;
  /** Something changed since the running refresh began. */
  #isBehind = false;

  constructor(data: Pick<DataSource, 'page' | 'inbox'>) {
    this.#data = data;
    makeAutoObservable(
      this,
      {
        rows: observableRef,
        failure: observableRef,
        chosen: observableRef,
        counts: observableRef,
        facts: observableRef,
        kinds: observableRef,
        filter: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Follows a new address. */
  async follow(tab: InboxTab, filter: InboxFilter): Promise<void> {
    const isSame = isSameFilter(filter, this.filter);
    if (this.loaded && tab === this.tab && isSame) return;
    const isOther = tab !== this.tab || !this.loaded;
    this.tab = tab;
    this.filter = filter;
    if (isOther) void this.#loadKinds();
    this.rows = [];
    this.chosen = new Set();
    this.loaded = false;
    this.#wanted = pageRows;
    await this.#load();
  }

  /** Loads the documents that wait, without the kinds that filters offer. Does nothing once they are loaded. */
  async open(): Promise<void> {
    if (!this.loaded && !this.loading) await this.#load();
  }

  /**
   * Reloads the shown rows and keeps the selection of those still there. Changes come in bursts: one load
   * runs at a time, and one more follows for all changes in between.
   */
  async refresh(): Promise<void> {
    this.#isBehind = true;
    this.#refreshing ??= this.#catchUp();
    await this.#refreshing;
  }

  async #catchUp(): Promise<void> {
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        await Promise.all([this.#load(), this.count()]);
      }
    } finally {
      this.#refreshing = undefined;
    }
  }

  /**
   * Shows one more page. If the list changed since, the earlier rows are reloaded too, so none is missing or
   * repeated.
   */
  async more(): Promise<void> {
    const { rows, total, hasMore, loading } = this;
    if (!hasMore) return;
    this.#wanted = rows.length + pageRows;
    if (loading || rows.length % pageRows !== 0) {
      await this.#load();
      return;
    }
    const turn = this.#begin();
    const answer = await this.#page(rows.length / pageRows + 1, pageRows);
    if (turn !== this.#turn) return;
    if (!answer.ok) {
      this.#failed(answer.failure);
      return;
    }
    const known = new Set(rows.map(({ id }) => id));
    const found = answer.data.rows.map(rowOf);
    const isSame = answer.data.total === total && !found.some(({ id }) => known.has(id));
    if (isSame) this.#show([...rows, ...found], total);
    else await this.#load();
  }

  get hasMore(): boolean {
    return this.rows.length < this.total;
  }

  /** Loads the counts, for windows without live ones. */
  async count(): Promise<void> {
    try {
      const answer = await (await this.#data.inbox()).inbox();
      if (answer.ok)
        runInAction(() => {
          this.counts = answer.data;
        });
    } catch {
      // The lists show their own totals.
    }
  }

  /** Loads the kinds of the list; without them it is only not filtered by kind. */
  async #loadKinds(): Promise<void> {
    const { tab } = this;
    try {
      const answer = await (await this.#data.inbox()).kinds(inboxTabs[tab]);
      if (answer.ok && tab === this.tab)
        runInAction(() => {
          this.kinds = answer.data.kinds ?? [];
        });
    } catch {
      // The code of the calls did not load.
    }
  }

  factsOf({ table, key }: Pick<InboxRow, 'table' | 'key'>): readonly Fact[] {
    return this.facts.get(`${table}/${key}`) ?? [];
  }

  /** Loads the facts of the shown rows; a list without them can be used. */
  async #loadFacts(rows: readonly InboxRow[]): Promise<void> {
    if (rows.length === 0) return;
    const turn = this.#turn;
    const found = new Map<string, readonly Fact[]>();
    try {
      const calls = await this.#data.inbox();
      for (let at = 0; at < rows.length; at += mostDocuments) {
        const some = rows.slice(at, at + mostDocuments).map(({ table, key }) => ({ table, key }));
        const answer = await calls.facts(some);
        if (!answer.ok || turn !== this.#turn) return;
        for (const { table, key, facts } of answer.data) found.set(`${table}/${key}`, facts);
      }
      runInAction(() => {
        this.facts = found;
      });
    } catch {
      // The code of the calls did not load.
    }
  }

  toggle(id: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
  }

  get allChosen(): boolean {
    return this.rows.length > 0 && this.rows.every(({ id }) => this.chosen.has(id));
  }

  toggleAll(): void {
    this.chosen = this.allChosen ? new Set() : new Set(this.rows.map(({ id }) => id));
  }

  get chosenRows(): readonly InboxRow[] {
    return this.rows.filter(({ id }) => this.chosen.has(id));
  }

  /** Loads all rows to show, in as few pages of one size as possible. */
  async #load(): Promise<void> {
    const turn = this.#begin();
    const pages = Math.ceil(this.#wanted / mostRows);
    const size = Math.ceil(this.#wanted / pages);
    const found = new Map<string, InboxRow>();
    let total = 0;
    for (let page = 1; page <= pages; page++) {
      const answer = await this.#page(page, size);
      if (turn !== this.#turn) return;
      if (!answer.ok) {
        this.#failed(answer.failure);
        return;
      }
      ({ total } = answer.data);
      for (const row of answer.data.rows.map(rowOf)) found.set(row.id, row);
      if (answer.data.rows.length < size) break;
    }
    this.#show([...found.values()], total);
  }

  /** Makes answers of earlier loads outdated. */
  #begin(): number {
    this.loading = true;
    return ++this.#turn;
  }

  #page(page: number, rows: number): ReturnType<DataSource['page']> {
    const { tab, filter } = this;
    return this.#data.page(table, {
      page,
      rows,
      value: inboxTabs[tab],
      ...inboxQuery(filter),
    });
  }

  #failed(failure: Failure): void {
    runInAction(() => {
      this.loading = false;
      this.failure = failure;
      this.#wanted = Math.max(pageRows, this.rows.length);
    });
  }

  #show(rows: readonly InboxRow[], total: number): void {
    runInAction(() => {
      this.loading = false;
      this.failure = undefined;
      this.loaded = true;
      this.rows = rows;
      this.total = total;
      this.#wanted = Math.max(pageRows, rows.length);
      this.chosen = new Set(rows.map(({ id }) => id).filter((id) => this.chosen.has(id)));
    });
    void this.#loadFacts(rows);
  }
}
