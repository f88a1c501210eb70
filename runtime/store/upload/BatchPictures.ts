import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import {
  codeFieldOf,
  type ResolvedField,
  type ResolvedTable,
} from '../../model/fields/resolve/ResolvedTable.ts';
import { maxFilesOf } from '../../model/fields/types/files.ts';
import { checkMessages } from '../../model/messages/check.ts';
import { addMessages, messageOf } from '../../model/messages/index.ts';
import { displayName } from '../../model/schema/displayName.ts';
import type { Row } from '../../model/schema/Row.ts';
import { codesOf } from './codesOf.ts';
import { sendPictures } from './sendPictures.ts';

addMessages(checkMessages);

/** One chosen picture and its state. */
export interface BatchPicture {
  readonly id: number;
  readonly file: File;
  readonly name: string;
  /** `unfit`: never sent; `ready`: it has a record; `failed`: can be retried. */
  readonly state: 'unfit' | 'ready' | 'sending' | 'done' | 'failed';
  /** Why it is unfit or failed. */
  readonly message?: string | undefined;
  /** The record it belongs to. */
  readonly row?: Row | undefined;
}

/** Codes per request: fewer than the rows of a page. */
const codesAtOnce = 100;

/**
 * Pictures for many records at once (the action `uploadImg`). Each finds its record by the code in its file
 * name, and a report shows each result. A record is saved once, with all its pictures.
 */
export class BatchPictures {
  readonly table: ResolvedTable;
  pictures: readonly BatchPicture[] = [];
  field: ResolvedField | undefined;
  /** Keeps the pictures that records already have. */
  keeps = true;
  busy = false;
  readonly #app: App;
  #made = 0;

  constructor(app: App, table: ResolvedTable) {
    this.#app = app;
    this.table = table;
    this.field = this.fields[0];
    makeAutoObservable(
      this,
      { table: false, pictures: observableRef, field: observableRef },
      { autoBind: true },
    );
  }

  /** Fields of the table that take pictures. */
  get fields(): readonly ResolvedField[] {
    return this.table.fields.filter(
      ({ kind, readonly, disabled }) => kind.isPicture && !readonly && !disabled,
    );
  }

  /**
   * The field whose value file names contain: one with a number rule, else the code, else the record's name.
   */
  get codeField(): ResolvedField | undefined {
    const { byName, fields, nameField } = this.table;
    return (
      fields.find((field) => field.numberRule !== undefined) ??
      byName.get(codeFieldOf(this.table)) ??
      byName.get(nameField)
    );
  }

  get ready(): readonly BatchPicture[] {
    return this.pictures.filter(({ state }) => state === 'ready' || state === 'failed');
  }

  count(state: BatchPicture['state']): number {
    return this.pictures.filter((one) => one.state === state).length;
  }

  useField(name: string): void {
    this.field = this.fields.find(({ field }) => field === name) ?? this.field;
  }

  keep(on: boolean): void {
    this.keeps = on;
  }

  /** Adds pictures and finds their records. */
  async choose(files: readonly File[]): Promise<void> {
    const { field } = this;
    if (this.busy || files.length === 0 || !field) return;
    const { locale } = this.#app;
    const taken = files.map((file): BatchPicture => {
      const name = displayName(file.name);
      const finding = field.kind.checkFile?.({ name, size: file.size }, field);
      const message = finding && messageOf({ rule: finding.rule, params: finding.params ?? {} }, locale);
      return { id: ++this.#made, file, name, state: message === undefined ? 'ready' : 'unfit', message };
    });
    this.busy = true;
    const found = await this.#match(taken);
    runInAction(() => {
      this.pictures = [...this.pictures, ...found];
      this.busy = false;
    });
  }

  remove(id: number): void {
    this.pictures = this.pictures.filter((one) => one.id !== id);
  }

  /** Sends the ready pictures, record by record; true: all were accepted. */
  async run(): Promise<boolean> {
    const { field } = this;
    if (this.busy || !field || this.ready.length === 0) return false;
    this.busy = true;
    await this.#readAgain();
    const groups = new Map<string, BatchPicture[]>();
    for (const one of this.ready) {
      const key = String(one.row?.[this.table.key]);
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const group of groups.values()) await this.#sendGroup(field, group);
    runInAction(() => {
      this.busy = false;
    });
    return this.ready.length === 0;
  }

  /** Reloads records whose save failed, because they may have changed, for the retry. */
  async #readAgain(): Promise<void> {
    const failed = this.pictures.filter(({ state }) => state === 'failed');
    if (failed.length === 0) return;
    const found = await this.#match(
      failed.map((one): BatchPicture => ({ ...one, state: 'ready', message: undefined, row: undefined })),
    );
    const byId = new Map(found.map((one) => [one.id, one]));
    runInAction(() => {
      this.pictures = this.pictures.map((one) => byId.get(one.id) ?? one);
    });
  }

  async #sendGroup(field: ResolvedField, group: readonly BatchPicture[]): Promise<void> {
    this.#mark(group, { state: 'sending', message: undefined });
    const row = group[0]?.row ?? {};
    const before = this.keeps ? (field.kind.files?.(row[field.field] ?? null) ?? []) : [];
    const most = maxFilesOf(field);
    if (before.length + group.length > most) {
      const finding = field.kind.tooManyFiles?.(most) ?? { rule: 'form.maxFiles', params: { n: most } };
      const message = messageOf({ rule: finding.rule, params: finding.params ?? {} }, this.#app.locale);
      this.#mark(group, { state: 'failed', message });
      return;
    }
    const sent = await sendPictures(this.#app, this.table, { field, row, before, pictures: group });
    runInAction(() => {
      if (!sent.ok) this.#mark(group, { state: 'failed', message: sent.message });
      else {
        this.#mark(group, { state: 'done' });
        this.#renew(sent.row);
      }
    });
  }

  /** Gives later pictures of the same record its new Version and value. */
  #renew(row: Row): void {
    const key = String(row[this.table.key]);
    this.pictures = this.pictures.map((one) =>
      String(one.row?.[this.table.key]) === key ? { ...one, row: { ...one.row, ...row } } : one,
    );
  }

  #mark(group: readonly BatchPicture[], change: Partial<BatchPicture>): void {
    const ids = new Set(group.map(({ id }) => id));
    runInAction(() => {
      this.pictures = this.pictures.map((one) => (ids.has(one.id) ? { ...one, ...change } : one));
    });
  }

  async #match(pictures: readonly BatchPicture[]): Promise<readonly BatchPicture[]> {
    const { codeField } = this;
    const { t } = this.#app;
    if (!codeField) return pictures.map((one) => ({ ...one, state: 'unfit', message: t('upload.noCode') }));
    const codes = [
      ...new Set(pictures.filter(({ state }) => state === 'ready').flatMap(({ name }) => codesOf(name))),
    ];
    const rows = new Map<string, Row>();
    for (let from = 0; from < codes.length; from += codesAtOnce) {
      const value = codes.slice(from, from + codesAtOnce).join(',');
      const wheres = [{ name: codeField.field, value, displayType: 'in' }];
      const answer = await this.#app.data.page(this.table.table, { page: 1, rows: codesAtOnce, wheres });
      if (!answer.ok)
        return pictures.map((one) => ({ ...one, state: 'unfit', message: answer.failure.message }));
      for (const row of answer.data.rows) rows.set(String(row[codeField.field]), row);
    }
    return pictures.map((one) => {
      if (one.state !== 'ready') return one;
      const row = codesOf(one.name)
        .map((code) => rows.get(code))
        .find((found) => found !== undefined);
      if (row) return { ...one, row };
      const params = { title: codeField.title, code: codesOf(one.name).at(-1) ?? '' };
      return { ...one, state: 'unfit', message: t('upload.noRecord', params) };
    });
  }
}
