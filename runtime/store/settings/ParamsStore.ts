import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import { DocumentForms } from '../form/DocumentForms.ts';
import { issuesOf } from '../form/placeIssues.ts';
import { DocumentSaver } from '../saving/DocumentSaver.ts';

/** Milliseconds after a save in which no second one is sent. */
const saveWindow = 500;

/** The one record of a settings table, edited on its page. Without a record the first save makes it. */
export class ParamsStore {
  /** Undefined while loading, and after a failed load. */
  forms: DocumentForms | undefined = undefined;
  /** Message of a failed load. */
  failure: string | undefined = undefined;
  isSaving = false;
  /** True without the right to change it. */
  readonly isReadonly: boolean;
  readonly #app: App;
  readonly #table: string;
  readonly #saver: DocumentSaver;
  #doc: DocumentTable | undefined;

  constructor(app: App, table: string, mayUpdate: boolean) {
    this.#app = app;
    this.#table = table;
    this.#saver = new DocumentSaver(app.data, table, saveWindow);
    this.isReadonly = !mayUpdate;
    makeAutoObservable(this, { forms: observableRef, isReadonly: false }, { autoBind: true });
  }

  /** The stored record; empty while there is none. */
  get record(): Row {
    return this.forms?.base.main ?? {};
  }

  async load(): Promise<void> {
    const { schemas, data } = this.#app;
    const [document, page] = await Promise.all([
      schemas.document(this.#table),
      data.page(this.#table, { page: 1, rows: 1, wheres: [] }),
    ]);
    runInAction(() => {
      if (!document.ok) this.failure = document.failure.message;
      else if (!page.ok) this.failure = page.failure.message;
      else {
        this.failure = undefined;
        this.#doc = document.data;
        this.#open(page.data.rows[0]);
      }
    });
  }

  /** True while leaving would lose input. */
  unsaved(): boolean {
    return !this.isReadonly && (this.forms?.changed ?? false);
  }

  /** Checks and stores the settings, and reads the session again, whose looks they change. False: nothing was stored. */
  async save(): Promise<boolean> {
    const { forms } = this;
    const { notify, session, t } = this.#app;
    if (!forms || this.isSaving) return false;
    await forms.settled();
    const [broken] = forms.check();
    if (broken) return false;
    this.isSaving = true;
    const isStored = forms.main.isStored;
    const { main } = forms.document();
    const done = await this.#saver.send(isStored ? 'Edit' : 'Add', { main, details: [] });
    runInAction(() => {
      this.isSaving = false;
    });
    if (done.kind === 'refused') {
      const elsewhere = forms.main.refuse(issuesOf(done.failure.data));
      if (elsewhere.length > 0 || issuesOf(done.failure.data).length === 0)
        notify.error(done.failure.message);
      return false;
    }
    runInAction(() => this.#open(done.record.main));
    notify.success(done.message ?? t('settings.saved'));
    await session.load();
    return true;
  }

  #open(row: Row | undefined): void {
    if (!this.#doc) return;
    const action = row === undefined ? 'Add' : 'Edit';
    const forms = new DocumentForms(this.#app, this.#doc, { main: row ?? {}, details: {} }, action);
    if (this.isReadonly) forms.lock('readonly');
    this.forms = forms;
  }
}
