import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { inSequence, movedTo, placeOf } from '../../runtime/model/record/sequence/inSequence.ts';
import type { Cell, MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import { wholeRecord } from '../../runtime/store/box/wholeRecord.ts';
import { changedRows } from '../../runtime/store/detail/changedRows.ts';
import { documentOf } from '../../runtime/store/form/DocumentForms.ts';
import { query, type TestApp } from './testApp.ts';

/** One edit of a document by row index, so that it fits two documents. */
export type Edit =
  | { readonly kind: 'main'; readonly values: Row }
  | { readonly kind: 'cell'; readonly at: number; readonly values: Row }
  | { readonly kind: 'add'; readonly values: Row }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number };

/** Result of a save, without keys, codes and times. */
export interface Outcome {
  readonly message: string;
  readonly issues: readonly unknown[];
  readonly main: Row;
  readonly rows: readonly Row[];
  readonly log: unknown;
}

/** A row without what the answer reads of its header (`$main.Currency`); a save answers rows alone. */
const withoutHeader = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('$main.')));

/** A document in a browser: the stored record and its edits. */
export class EditedDocument {
  readonly #app: TestApp;
  readonly #user: string;
  readonly #doc: DocumentTable;
  readonly #key: number;
  /** Order of creation of rows by key; equal in two documents with the same edits. */
  readonly #born = new Map<string, number>();
  #main: Row = {};
  #stored: readonly Row[] = [];
  #rows: Row[] = [];
  #delKeys: (string | number)[] = [];
  /** Bytes of the last save and of its answer. */
  bytes = { sent: 0, answered: 0 };

  constructor(app: TestApp, user: string, doc: DocumentTable, key: number) {
    this.#app = app;
    this.#user = user;
    this.#doc = doc;
    this.#key = key;
  }

  get rowCount(): number {
    return this.#rows.length;
  }

  get #detail() {
    const [detail] = this.#doc.details;
    if (detail === undefined) throw new Error('no detail');
    return detail;
  }

  /** Reads the stored record and drops edits. */
  async load(): Promise<void> {
    const { main } = this.#doc;
    const own = [{ name: main.key, value: String(this.#key), displayType: 'equal' }];
    const page = await this.#app.post(this.#user, `/api/${main.table}/Page`, query(own));
    const path = `/api/${main.table}/getDetailPage`;
    const more = { tableName: this.#detail.table.table, value: this.#key, rows: 10_000 };
    const { rows } = (await this.#app.post(this.#user, path, query([], more))).body;
    this.#take(page.body.rows[0], rows.map(withoutHeader));
  }

  #take(main: Row, rows: readonly Row[]): void {
    this.#main = main;
    this.#stored = rows;
    this.#rows = [...rows];
    this.#delKeys = [];
    const { key } = this.#detail.table;
    for (const one of rows.map((row) => Number(row[key])).sort((a, b) => a - b))
      if (!this.#born.has(String(one))) this.#born.set(String(one), this.#born.size);
  }

  edit(edit: Edit): void {
    const { table } = this.#detail;
    const sequence = table.grid?.sequence;
    const places = (rows: readonly Row[]): readonly number[] =>
      inSequence(rows.map((row) => placeOf(row[sequence ?? ''])));
    const placed = (rows: readonly Row[], at: readonly number[]): Row[] =>
      sequence === undefined
        ? [...rows]
        : rows.map((row, index) => ({ ...row, [sequence]: at[index] ?? null }));
    if (edit.kind === 'main') this.#main = { ...this.#main, ...edit.values };
    else if (edit.kind === 'cell') this.#rows[edit.at] = { ...this.#rows[edit.at], ...edit.values };
    else if (edit.kind === 'add') {
      this.#rows.push(edit.values);
      this.#rows = placed(this.#rows, places(this.#rows));
    } else if (edit.kind === 'remove') {
      const [gone] = this.#rows.splice(edit.at, 1);
      const key = gone?.[table.key];
      if (typeof key === 'string' || typeof key === 'number') this.#delKeys.push(key);
    } else if (sequence !== undefined)
      this.#rows = placed(movedTo(this.#rows, edit.from, edit.to), places(this.#rows));
  }

  /**
   * Saves all rows, as browsers did, or only changes, as they do now. `onAnswer` runs before the record is
   * read again.
   */
  async save(how: 'whole' | 'changes', onAnswer?: () => void): Promise<Outcome> {
    const { table } = this.#detail;
    const all = { table: table.table, rows: this.#rows, delKeys: this.#delKeys };
    const sent = how === 'whole' ? all : changedRows(table, all, this.#stored);
    const body = {
      mainData: this.#main,
      detailData: sent.rows,
      delKeys: sent.delKeys,
      ...(how === 'changes' ? { changes: true } : {}),
    };
    const answer = (await this.#app.post(this.#user, `/api/${this.#doc.main.table}/Update`, body)).body;
    onAnswer?.();
    this.bytes = { sent: JSON.stringify(body).length, answered: JSON.stringify(answer).length };
    const issues = this.#issues(sent.rows, answer.data?.issues ?? []);
    const rows = this.#rows;
    const shown = answer.status ? this.#shown(how, sent.delKeys, answer.data) : undefined;
    await this.load();
    if (shown !== undefined && JSON.stringify(shown) !== JSON.stringify(this.#stored))
      throw new Error(
        `the browser shows other rows than are stored: ${JSON.stringify([shown, this.#stored, rows])}`,
      );
    return {
      // The message tells the first issue. Changes have the sent rows first, so with several issues it may be another one.
      message: issues.length > 1 ? `${issues.length}` : answer.message,
      issues,
      main: this.#plain(this.#main, this.#doc.main.key),
      rows: this.#rows.map((row) => this.#plain(row, table.key)),
      log: answer.status ? await this.#log() : undefined,
    };
  }

  /** Rows a browser shows after the answer. */
  #shown(
    how: 'whole' | 'changes',
    delKeys: readonly (string | number)[],
    data: { data: Row; list: readonly Row[]; changes?: true },
  ): readonly Row[] {
    const { table } = this.#detail;
    if (how === 'whole') return data.list;
    if (data.changes !== true) throw new Error('the answer is not one of changes');
    const before = { main: this.#main, details: { [table.table]: this.#stored } };
    const sent = { main: {}, details: [{ table: table.table, rows: [], delKeys }] };
    const saved = { main: data.data, details: [data.list], changes: true } as const;
    return documentOf(this.#doc, wholeRecord(this.#doc, before, sent, saved)).details[table.table] ?? [];
  }

  /** Issues by row index in the document. */
  #issues(sent: readonly Row[], issues: readonly { path: string; row?: string; rule: string }[]): unknown[] {
    const { table } = this.#detail;
    const told = issues.map(({ path, row, rule }) => {
      const [start, index] = /^\w+\[(\d+)\]/.exec(path) ?? [];
      if (start === undefined) return { path, rule };
      const at =
        row === undefined
          ? this.#rows.indexOf(sent[Number(index)] as Row)
          : this.#rows.findIndex((one) => String(one[table.key]) === row);
      return { path: `[${at}]${path.slice(start.length)}`, rule };
    });
    return told.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  #plain(row: Row, key: string): Row {
    const left: MutableRow = { ...row };
    const { main } = this.#doc;
    const codes = main.fields.flatMap(({ field, numberRule }) => (numberRule === undefined ? [] : [field]));
    for (const name of [key, main.key, ...codes]) delete left[name];
    for (const name of Object.keys(left))
      if (/Date$|ID$/.test(name) && name.startsWith('Modif')) delete left[name];
    return left;
  }

  /** The newest log row, with its rows in order of creation. */
  async #log(): Promise<unknown> {
    const { rows } = await this.#app.context.db.query(
      'select "Changes" from "Sys_Log" where "TableName" = $1 and "TableKey" = $2 order by "Id" desc limit 1',
      [this.#doc.main.table, String(this.#key)],
    );
    const changes = JSON.parse(String(rows[0]?.Changes ?? '{}')) as Record<string, unknown>;
    const name = this.#detail.table.table;
    const list = (changes[name] ?? []) as Record<string, Cell>[];
    const told = list.map((entry) =>
      Object.fromEntries(
        // Keys differ between the two documents.
        Object.entries(entry)
          .filter(([field]) => field !== this.#detail.table.key && field !== this.#doc.main.key)
          .map(([field, value]) =>
            ['added', 'edited', 'deleted'].includes(field)
              ? [field, this.#born.get(String(value))]
              : [field, value],
          ),
      ),
    );
    return { ...changes, [name]: told.map((one) => JSON.stringify(one)).sort() };
  }
}
