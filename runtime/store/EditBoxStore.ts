import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Answer, answered, type Failure } from '../data/Answer.ts';
import type { RecordKey } from '../data/DataSource.ts';
import type { SavedRecord } from '../data/SavePayload.ts';
import type { App } from '../host/AppContext.ts';
import type { Document, DocumentTable } from '../model/DocumentTable.ts';
import type { Issue } from '../model/Issue.ts';
import { messageOf } from '../model/messages/index.ts';
import type { Row } from '../model/Row.ts';
import type { BoxAction, EditBoxOptions, FocusRequest } from './BoxOptions.ts';
import { boxLock } from './boxLock.ts';
import { copyDocument } from './copyDocument.ts';
import { DocumentForms, documentOf } from './DocumentForms.ts';
import { DocumentSaver } from './DocumentSaver.ts';
import { loadDocument } from './loadDocument.ts';
import { issuesOf, placeIssues } from './placeIssues.ts';
import { preloadRenderers } from './preloadRenderers.ts';
import { conflictOf, type SaveConflict } from './SaveConflict.ts';

export type { BoxAction, EditBoxOptions, FocusRequest } from './BoxOptions.ts';

type BoxApp = Pick<App, 'data' | 'session' | 'notify' | 't' | 'locale' | 'renderers'> &
  Partial<Pick<App, 'rowHooks'>>;

const windowLength = { full: 3000, light: 500 } as const;
const titles = { Add: 'list.add', Edit: 'list.edit', Copy: 'list.copy', View: 'list.view' } as const;

/**
 * The edit box of one document (specification 1 sections 2, 4 and 8): opens a record, holds its forms, saves them once.
 * What the person sees is `renderers/dialogs/EditBox.tsx`.
 */
export class EditBoxStore {
  readonly doc: DocumentTable;
  readonly variant: 'full' | 'light';
  phase: 'closed' | 'loading' | 'ready' | 'failed' = 'closed';
  action: BoxAction = 'Add';
  forms: DocumentForms;
  saving = false;
  continueAdd = false;
  /** The detail tab in front; undefined: the first. */
  shownDetail: string | undefined = undefined;
  /** Why nothing can be changed here; undefined: it can. */
  lockedBy: Issue | undefined = undefined;
  conflict: SaveConflict | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** Read aloud by the box's live region. */
  announcement = '';
  focus: FocusRequest | undefined = undefined;
  readonly #app: BoxApp;
  readonly #options: EditBoxOptions;
  readonly #saver: DocumentSaver;
  /** Counts openings and closings: what comes back for an earlier one is dropped. */
  #turn = 0;

  constructor(app: BoxApp, doc: DocumentTable, options: EditBoxOptions = {}) {
    this.#app = app;
    this.doc = doc;
    this.#options = options;
    this.variant = options.variant ?? 'full';
    this.#saver = new DocumentSaver(app.data, doc.main.table, windowLength[this.variant]);
    this.forms = new DocumentForms(app, doc, { main: {}, details: {} }, 'Edit');
    makeAutoObservable(
      this,
      {
        doc: false,
        variant: false,
        changed: false,
        forms: observableRef,
        lockedBy: observableRef,
        conflict: observableRef,
        failure: observableRef,
        focus: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What the page narrows the box to. */
  get showing(): EditBoxOptions['showing'] {
    return this.#options.showing;
  }

  get main(): DocumentForms['main'] {
    return this.forms.main;
  }

  get details(): DocumentForms['details'] {
    return this.forms.details;
  }

  /** What the two actions of a save are called on the wire: a copy is an Add. */
  get saveAction(): 'Add' | 'Edit' {
    return this.action === 'Add' || this.action === 'Copy' ? 'Add' : 'Edit';
  }

  get title(): string {
    const { t } = this.#app;
    return t('list.boxTitle', { title: this.doc.main.cnName, action: t(titles[this.action]) });
  }

  get editable(): boolean {
    return this.phase === 'ready' && this.lockedBy === undefined && this.action !== 'View';
  }

  /** Whether closing would lose something. */
  get changed(): boolean {
    return this.forms.changed;
  }

  /** Opens a record, or a new one. `initial`: what a new record starts with besides its defaults. */
  async open(action: BoxAction, key?: RecordKey, initial: Row = {}): Promise<void> {
    const turn = ++this.#turn;
    this.phase = 'loading';
    this.action = action;
    this.conflict = undefined;
    this.failure = undefined;
    this.announcement = '';
    this.#saver.forget();
    const [answer] = await Promise.all([
      this.#load(key, initial),
      preloadRenderers(this.#app.renderers, this.doc),
    ]);
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = 'failed';
        this.failure =
          answer.failure.code === '404'
            ? { code: '404', message: this.#app.t('box.notFound') }
            : answer.failure;
        return;
      }
      this.#show(action === 'Copy' ? copyDocument(this.doc, answer.data) : answer.data);
      this.phase = 'ready';
      this.#focusOn(undefined);
    });
  }

  /** Closes; asks first when something would be lost. */
  async close(): Promise<void> {
    const { notify, t } = this.#app;
    if (this.editable && this.changed) {
      const yes = await notify.confirm({ title: t('box.unsavedTitle'), text: t('box.unsaved') });
      if (!yes) return;
    }
    this.leave();
  }

  /** Closes without a question. */
  leave(): void {
    this.#turn++;
    this.phase = 'closed';
    this.conflict = undefined;
    this.#options.onClosed?.();
  }

  setContinueAdd(on: boolean): void {
    this.continueAdd = on;
  }

  showDetail(table: string): void {
    this.shownDetail = table;
  }

  save(): Promise<void> {
    return this.#save(false);
  }

  saveAndClose(): Promise<void> {
    return this.#save(true);
  }

  /** After a conflict: the stored record instead of the edits. */
  async reload(): Promise<void> {
    const key = this.main.value(this.doc.main.key);
    if (typeof key === 'string' || typeof key === 'number') await this.open('Edit', key);
  }

  async #load(key: RecordKey | undefined, initial: Row): Promise<Answer<Document>> {
    return key === undefined
      ? answered({ main: initial, details: {} })
      : loadDocument(this.#app.data, this.doc, key);
  }

  async #save(thenClose: boolean): Promise<void> {
    // The first press counts; those of an impatient hand do nothing.
    if (!this.editable || this.isWaiting) return;
    this.saving = true;
    const turn = this.#turn;
    try {
      await this.forms.settled();
      if (turn !== this.#turn) return;
      const issues = this.forms.check();
      if (issues.length > 0) this.#mistakes(issues);
      else await this.#send(thenClose, turn);
    } finally {
      runInAction(() => {
        this.saving = false;
      });
    }
  }

  /** A save is on its way, or has just been: presses do nothing, and the buttons say so. */
  get isWaiting(): boolean {
    return this.saving || this.#saver.window.isOpen;
  }

  async #send(thenClose: boolean, turn: number): Promise<void> {
    const outcome = await this.#saver.send(this.saveAction, this.forms.payload());
    if (turn !== this.#turn) return;
    if (outcome.kind === 'refused') {
      this.#refused(outcome.failure);
    } else if (outcome.kind === 'saved') {
      this.#stored(outcome.record, outcome.message, thenClose);
    } else {
      runInAction(() => {
        this.forms.adopt(outcome.record);
        this.action = 'Edit';
      });
      await this.#send(thenClose, turn);
    }
  }

  #stored(saved: SavedRecord, message: string | undefined, thenClose: boolean): void {
    const { notify, t } = this.#app;
    const { saveAction } = this;
    // The server's words, or 操作成功 where it has none (specification 1 section 8).
    const said = message ?? t('box.saved');
    notify.success(said);
    runInAction(() => {
      this.announcement = said;
      this.conflict = undefined;
      if (thenClose) {
        this.leave();
      } else if (saveAction === 'Add' && this.continueAdd) {
        this.action = 'Add';
        this.#saver.forget();
        this.#show({ main: {}, details: {} });
        this.#focusOn(undefined);
      } else {
        this.action = 'Edit';
        this.#show(documentOf(this.doc, saved));
      }
    });
    this.#options.onSaved?.(saved, saveAction);
  }

  #refused(failure: Failure): void {
    runInAction(() => {
      const issues = issuesOf(failure.data);
      this.announcement = failure.message;
      if (failure.code === '409') this.conflict = conflictOf(failure, this.doc.main, this.main.values());
      else if (issues.length > 0) {
        placeIssues(issues, this.main, this.details);
        this.#announce(issues);
      }
    });
    this.#app.notify.error(failure.message);
  }

  #mistakes(issues: readonly Issue[]): void {
    const [first] = issues;
    runInAction(() => this.#announce(issues));
    if (first) this.#app.notify.error(messageOf(first, this.#app.locale));
  }

  #announce([first]: readonly Issue[]): void {
    if (!first) return;
    const { t, locale } = this.#app;
    this.announcement = `${t('form.invalid')}: ${messageOf(first, locale)}`;
    this.#focusOn(first.path);
  }

  #focusOn(path: string | undefined): void {
    this.focus = { path };
  }

  #show(document: Document): void {
    const { session } = this.#app;
    this.forms = new DocumentForms(this.#app, this.doc, document, this.saveAction);
    const looking = this.action === 'View';
    this.lockedBy = looking
      ? undefined
      : boxLock(session.user, this.doc.main, this.saveAction, document.main, session.now());
    if (looking) this.main.lock('readonly');
    else if (this.lockedBy) this.main.lock('disabled');
  }
}
