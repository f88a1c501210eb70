import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DownloadedFile, ImportOutcome } from '../../data/WorkbookCalls.ts';
import type { App } from '../../host/AppContext.ts';
import { saveFile } from '../../host/saveFile.ts';
import type { ImportState } from '../../wire/workbooks/ImportResult.ts';
import type { PageStore } from './PageStore.ts';

/** The call that is running. */
export type ImportStep = 'check' | 'import' | 'undo' | 'download';

/** File types of an import. */
const extensions = /\.(xlsx|xls|csv)$/i;
const mostBytes = 50 * 1024 * 1024;
const megabyte = 1024 * 1024;
/** Milliseconds between progress requests. */
const askEvery = 600;

/** The import of one list page: file, running call and result. Outlives its dialog. */
export class ImportStore {
  file: File | undefined = undefined;
  step: ImportStep | undefined = undefined;
  state: ImportState | undefined = undefined;
  outcome: ImportOutcome | undefined = undefined;
  /** The result of a check: nothing was stored. */
  checkedOnly = false;
  /** Why the call or the chosen file was refused. */
  problem: string | undefined = undefined;
  undone = false;
  readonly #app: App;
  readonly #page: PageStore;
  /** An import without an answer. Sent again with the same id, the file is stored once. */
  #lost: { readonly file: File; readonly id: string } | undefined;

  constructor(app: App, page: PageStore) {
    this.#app = app;
    this.#page = page;
    makeAutoObservable(
      this,
      { file: observableRef, outcome: observableRef, state: observableRef },
      { autoBind: true },
    );
  }

  /** Id of the import that can be undone. */
  get batch(): string | undefined {
    return this.undone || this.checkedOnly ? undefined : this.outcome?.batch;
  }

  choose(file: File | undefined): void {
    if (this.step !== undefined || file === undefined) return;
    const { t } = this.#app;
    this.#begin(undefined);
    this.file = undefined;
    if (!extensions.test(file.name)) this.problem = t('import.onlyExcel');
    else if (file.size > mostBytes) this.problem = t('import.tooLarge', { n: mostBytes / megabyte });
    else if (file.size === 0) this.problem = t('import.emptyFile');
    else this.file = file;
  }

  /** Checks the file without storing. */
  check(): Promise<void> {
    return this.#send(true);
  }

  /** Imports all rows or none. */
  import(): Promise<void> {
    return this.#send(false);
  }

  async undo(): Promise<void> {
    const { batch } = this;
    const { data, notify, t } = this.#app;
    if (batch === undefined || this.step !== undefined) return;
    if (!(await notify.confirm({ title: t('import.undo'), text: t('import.undoAsk') }))) return;
    this.step = 'undo';
    const calls = await data.workbooks();
    const answer = await calls.undoImport(this.#page.doc.main.table, batch);
    runInAction(() => {
      this.step = undefined;
      this.problem = answer.ok ? undefined : answer.failure.message;
      this.undone = answer.ok;
    });
    if (answer.ok) {
      notify.success(answer.message ?? t('import.undo'));
      await this.#page.refresh();
    } else notify.error(answer.failure.message);
  }

  template(): Promise<void> {
    return this.#download((calls) => calls.template(this.#page.doc.main.table));
  }

  /** Downloads the workbook with the bad rows marked. */
  async report(): Promise<void> {
    const url = this.outcome?.reportUrl;
    if (url !== undefined) await this.#download((calls) => calls.report(url));
  }

  /** Forgets the result of the last import. */
  forget(): void {
    if (this.step !== undefined) return;
    this.#begin(undefined);
    this.file = undefined;
  }

  #begin(step: ImportStep | undefined): void {
    this.step = step;
    this.state = undefined;
    this.outcome = undefined;
    this.problem = undefined;
    this.undone = false;
  }

  async #send(dryRun: boolean): Promise<void> {
    const { file } = this;
    const { data, notify, t } = this.#app;
    const { table } = this.#page.doc.main;
    if (this.step !== undefined) return;
    if (file === undefined) {
      this.problem = t('import.noFile');
      return;
    }
    this.#begin(dryRun ? 'check' : 'import');
    this.checkedOnly = dryRun;
    const calls = await data.workbooks();
    const id = !dryRun && this.#lost?.file === file ? this.#lost.id : newId();
    const asking = setInterval(() => void this.#ask(id), askEvery);
    const answer = await calls.importFile(table, { file, dryRun, id });
    clearInterval(asking);
    runInAction(() => {
      this.step = undefined;
      this.state = undefined;
      if (answer.ok) this.outcome = answer.data;
      else this.problem = answer.failure.message;
    });
    if (!dryRun) this.#lost = !answer.ok && answer.failure.code === 'network' ? { file, id } : undefined;
    if (!answer.ok) notify.announce(answer.failure.message);
    else {
      notify.announce(answer.data.message);
      if (!dryRun || !answer.data.accepted) this.#page.openPanel('importResult');
      if (!dryRun && answer.data.accepted) await this.#page.refresh();
    }
  }

  async #ask(id: string): Promise<void> {
    const calls = await this.#app.data.workbooks();
    const answer = await calls.importState(this.#page.doc.main.table, id);
    runInAction(() => {
      if (answer.ok && answer.data !== undefined && this.step !== undefined) this.state = answer.data;
    });
  }

  async #download(
    ask: (calls: Awaited<ReturnType<App['data']['workbooks']>>) => Promise<Download>,
  ): Promise<void> {
    if (this.step !== undefined) return;
    this.step = 'download';
    const answer = await ask(await this.#app.data.workbooks());
    runInAction(() => {
      this.step = undefined;
    });
    if (answer.ok) saveFile(answer.data.bytes, answer.data.name);
    else this.#app.notify.error(answer.failure.message || this.#app.t('list.downloadFailed'));
  }
}

type Download =
  | { readonly ok: true; readonly data: DownloadedFile }
  | { readonly ok: false; readonly failure: { readonly message: string } };

/** A random id. `crypto.randomUUID` is missing outside secure contexts, e.g. on a LAN address. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const stores = new WeakMap<PageStore, ImportStore>();

/** The import of a page, shared by its dialog and by the panel that stays in the page. */
export function importOf(app: App, page: PageStore): ImportStore {
  const known = stores.get(page) ?? new ImportStore(app, page);
  stores.set(page, known);
  return known;
}
