import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { InboxCounts } from '../../data/LiveEvents.ts';
import type { Row } from '../../model/Row.ts';

/** The lists of an inbox, as `Sys_WorkFlowTable/Page` knows them by `value`. */
export const inboxTabs = { waiting: 0, decided: 1, mine: 2, copied: 3 } as const;

export type InboxTab = keyof typeof inboxTabs;

export const isInboxTab = (name: string): name is InboxTab => Object.hasOwn(inboxTabs, name);

/** One document of a list, as people know it. */
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
/** Rows one call may answer (contract section 3). */
const mostRows = 120;
const searched = ['WorkTableCode', 'WorkTableName', 'Creator'] as const;

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

/** The documents of one of the four lists, and which are chosen to be decided together. */
export class InboxStore {
  tab: InboxTab = 'waiting';
  text = '';
  rows: readonly InboxRow[] = [];
  total = 0;
  loading = false;
  loaded = false;
  failure: Failure | undefined = undefined;
  chosen: ReadonlySet<string> = new Set();
  /** Counts asked for once; live ones are newer. */
  counts: InboxCounts | undefined = undefined;
  readonly #data: Pick<DataSource, 'page' | 'inbox'>;
  #turn = 0;

  constructor(data: Pick<DataSource, 'page' | 'inbox'>) {
    this.#data = data;
    makeAutoObservable(
      this,
      { rows: observableRef, failure: observableRef, chosen: observableRef, counts: observableRef },
      { autoBind: true },
    );
  }

  /** The address came or changed. */
  async follow(tab: InboxTab, text: string): Promise<void> {
    if (this.loaded && tab === this.tab && text === this.text) return;
    this.tab = tab;
    this.text = text;
    this.rows = [];
    this.chosen = new Set();
    this.loaded = false;
    await this.#load(pageRows);
  }

  /** Reads what is shown again; what is chosen and still there stays chosen. */
  async refresh(): Promise<void> {
    await Promise.all([this.#load(Math.max(pageRows, this.rows.length)), this.count()]);
  }

  async more(): Promise<void> {
    await this.#load(this.rows.length + pageRows);
  }

  get hasMore(): boolean {
    return this.rows.length < Math.min(this.total, mostRows);
  }

  /** Asks for the counts; for who has no live ones. */
  async count(): Promise<void> {
    try {
      const answer = await (await this.#data.inbox()).inbox();
      if (answer.ok)
        runInAction(() => {
          this.counts = answer.data;
        });
    } catch {
      // The lists say how many they have.
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

  async #load(wanted: number): Promise<void> {
    const turn = ++this.#turn;
    this.loading = true;
    const { tab, text } = this;
    const answer = await this.#data.page(table, {
      page: 1,
      rows: Math.min(wanted, mostRows),
      value: inboxTabs[tab],
      ...(text === '' ? {} : { multiples: { fields: searched, value: text } }),
    });
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.loading = false;
      if (!answer.ok) {
        this.failure = answer.failure;
        return;
      }
      this.failure = undefined;
      this.loaded = true;
      this.rows = answer.data.rows.map(rowOf);
      this.total = answer.data.total;
      this.chosen = new Set(this.rows.map(({ id }) => id).filter((id) => this.chosen.has(id)));
    });
  }
}
