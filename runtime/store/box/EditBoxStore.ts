import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { answered, type Failure } from '../../data/Answer.ts';
import type { RecordKey } from '../../data/DataSource.ts';
import type { App } from '../../host/AppContext.ts';
import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { MergedDocument } from '../../model/record/merge/DocumentMerge.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { SavedRecord, SavePayload } from '../../wire/SavePayload.ts';
import { DocumentForms, documentOf } from '../form/DocumentForms.ts';
import { inForm, issuesOf, placeIssues } from '../form/placeIssues.ts';
import { BoxProblems } from '../problems/BoxProblems.ts';
import { BoxSaving } from '../saving/BoxSaving.ts';
import { conflictOf, type SaveConflict } from '../saving/SaveConflict.ts';
import { preloadRenderers } from '../shell/preloadRenderers.ts';
import { BoxDeciding } from '../workflow/BoxDeciding.ts';
import { askToLeave } from './askToLeave.ts';
import { BoxAnnouncer } from './BoxAnnouncer.ts';
import type { BoxAction, EditBoxOptions } from './BoxOptions.ts';
import { boxLock } from './boxLock.ts';
import { boxTitle } from './boxTitle.ts';
import { copyDocument } from './copyDocument.ts';
import { loadDocument } from './loadDocument.ts';

type BoxApp = Pick<App, 'data' | 'session' | 'notify' | 't' | 'locale' | 'renderers'> &
  Partial<Pick<App, 'rowHooks'>>;

/** Actions of a box that edit nothing. */
const looking: ReadonlySet<BoxAction> = new Set(['View', 'Audit']);

/**
 * The edit box of one document: opens a record, holds its forms, saves once. The view is
 * `renderers/dialogs/EditBox.tsx`.
 */
export class EditBoxStore {
  readonly doc: DocumentTable;
  readonly variant: 'full' | 'light';
  phase: 'closed' | 'loading' | 'ready' | 'failed' = 'closed';
  action: BoxAction = 'Add';
  forms: DocumentForms;
  continueAdd = false;
  /** The detail tab in front; undefined: the first. */
  shownDetail: string | undefined = undefined;
  /** The lock of the whole record; undefined: it can be changed. */
  lockedBy: Issue | undefined = undefined;
  conflict: SaveConflict | undefined = undefined;
  failure: Failure | undefined = undefined;
  readonly #app: BoxApp;
  readonly options: EditBoxOptions;
  #opened: Parameters<EditBoxStore['open']> = ['Add'];
  readonly saving: BoxSaving;
  readonly deciding: BoxDeciding;
  readonly voice: BoxAnnouncer;
  readonly problems: BoxProblems;
  /** Counts openings and closings; answers for an earlier turn are dropped. */
  turn = 0;
  /** When reading the record began (`performance.now()`). */
  readAt = 0;

  constructor(app: BoxApp, doc: DocumentTable, options: EditBoxOptions = {}) {
    this.#app = app;
    this.doc = doc;
    this.options = options;
    this.variant = options.variant ?? 'full';
    this.voice = new BoxAnnouncer(app);
    this.problems = new BoxProblems(() => this.forms, this.voice);
    this.forms = new DocumentForms(app, doc, { main: {}, details: {} }, 'Edit');
    makeAutoObservable(
      this,
      {
        doc: false,
        options: false,
        turn: false,
        saving: false,
        deciding: false,
        voice: false,
        problems: false,
        changed: false,
        unsaved: false,
        forms: observableRef,
        lockedBy: observableRef,
        conflict: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
    // After the box is observable, because saves report to it.
    this.saving = new BoxSaving(this, app);
    this.deciding = new BoxDeciding(app, this, () => options.onChanged?.());
  }

  /** Fields and columns that the page shows. */
  get showing(): EditBoxOptions['showing'] {
    return this.options.showing;
  }

  get main(): DocumentForms['main'] {
    return this.forms.main;
  }

  get details(): DocumentForms['details'] {
    return this.forms.details;
  }

  /** Action of a save on the wire: a copy is an Add. */
  get saveAction(): 'Add' | 'Edit' {
    return this.action === 'Add' || this.action === 'Copy' ? 'Add' : 'Edit';
  }

  get title(): string {
    // A locked record is only looked at, whatever it was opened for.
    const isLocked = this.action === 'Edit' && this.lockedBy !== undefined;
    return boxTitle(this.#app.t, this.doc.main.cnName, isLocked ? 'View' : this.action);
  }

  get subtitle(): string | undefined {
    return this.action === 'Audit' ? this.doc.main.cnName : undefined;
  }

  get editable(): boolean {
    return this.phase === 'ready' && this.lockedBy === undefined && !looking.has(this.action);
  }

  /** Whether closing would lose edits. */
  get changed(): boolean {
    return this.forms.changed;
  }

  /** Opens again what could not be loaded. */
  retry(): void {
    void this.open(...this.#opened);
  }

  /**
   * Opens a record. `initial`: values of a new one besides its defaults. `loaded`: replaces the one in front, the focus stays.
   */
  async open(action: BoxAction, key?: RecordKey, initial: Row = {}, loaded?: Document): Promise<void> {
    const turn = ++this.turn;
    if (!loaded) this.readAt = performance.now();
    this.#opened = [action, key, initial];
    if (!loaded) this.phase = 'loading';
    this.action = action;
    this.conflict = undefined;
    this.failure = undefined;
    this.voice.say('');
    this.deciding.forget();
    this.saving.forget();
    const [answer] = await Promise.all([
      key === undefined || loaded
        ? answered(loaded ?? { main: initial, details: {} })
        : loadDocument(this.#app.data, this.doc, key),
      preloadRenderers(this.#app.renderers, this.doc),
    ]);
    if (turn !== this.turn) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = 'failed';
        this.failure = answer.failure;
        return;
      }
      this.show(action === 'Copy' ? copyDocument(this.doc, answer.data) : answer.data);
      this.phase = 'ready';
      if (!loaded || action === 'Add') this.voice.focusOn(undefined);
    });
  }

  /** Closes; asks first when input would be lost. False: the user stays. */
  async close(): Promise<boolean> {
    if (!(await this.mayLeave())) return false;
    this.leave();
    return true;
  }

  /** Whether closing would lose input. */
  get unsaved(): boolean {
    if (this.action === 'Audit') return this.phase !== 'closed' && this.deciding.unsaved;
    return this.phase !== 'closed' && this.editable && this.changed;
  }

  /** True when nothing would be lost: no change, saved now, or discarded. False: the user stays. */
  async mayLeave(): Promise<boolean> {
    if (!this.unsaved) return true;
    if (this.action === 'Audit') return this.deciding.giveUp();
    const answer = await askToLeave(this.#app);
    return answer === 'save' ? this.save() : answer === 'discard';
  }

  /** Closes without asking. */
  leave(): void {
    this.turn++;
    this.phase = 'closed';
    this.conflict = undefined;
    this.options.onClosed?.();
  }

  setContinueAdd(on: boolean): void {
    this.continueAdd = on;
  }

  showDetail(table: string): void {
    this.shownDetail = table;
  }

  /** Saves; true: stored. */
  save(): Promise<boolean> {
    return this.saving.save(false);
  }

  saveAndClose(): Promise<boolean> {
    return this.saving.save(true);
  }

  /** Key of the record; undefined: not stored yet. */
  get key(): RecordKey | undefined {
    const { key: name, keyType } = this.doc.main;
    // A key that is being typed names no record yet.
    const key = keyType === 'typed' && !this.main.isStored ? undefined : this.main.value(name);
    return typeof key === 'string' || typeof key === 'number' ? key : undefined;
  }

  /** Loads the stored record after a conflict and discards the edits. */
  async reload(action: BoxAction = 'Edit'): Promise<void> {
    const { key } = this;
    if (key !== undefined) await this.open(action, key);
  }

  /** Continues with the stored record and merged edits; saves nothing. */
  continueWith(theirs: Document, merged: MergedDocument): void {
    this.conflict = undefined;
    this.show(theirs);
    this.forms.edit(merged);
    this.voice.focusOn(undefined);
  }

  found(sent: SavePayload, record: SavedRecord): void {
    this.forms.adopt(sent, record);
    this.action = 'Edit';
  }

  stored(saved: SavedRecord, message: string | undefined, thenClose: boolean): void {
    const { saveAction } = this;
    // The server's message, or 操作成功 without one.
    const said = message ?? this.#app.t('box.saved');
    runInAction(() => {
      this.voice.success(said);
      this.conflict = undefined;
      if (thenClose) {
        this.leave();
      } else if (saveAction === 'Add' && this.continueAdd) {
        this.action = 'Add';
        this.saving.forget();
        this.show({ main: {}, details: {} });
        this.voice.focusOn(undefined);
      } else {
        this.action = 'Edit';
        this.show(documentOf(this.doc, saved));
      }
    });
    this.options.onSaved?.(saved, saveAction);
  }

  refused(failure: Failure, sent: SavePayload): void {
    runInAction(() => {
      const issues = inForm(this.forms, sent, issuesOf(failure.data));
      this.voice.say(failure.message);
      if (failure.code === '409') this.conflict = conflictOf(failure, this.doc);
      else if (issues.length > 0) {
        placeIssues(issues, this.main, this.details);
        this.problems.announce(issues);
      }
    });
    this.#app.notify.error(failure.message, this.problems.all.length > 0);
  }

  mistaken(issues: readonly Issue[]): void {
    this.problems.mistakes(issues);
  }

  /** Shows a stored record in place of the current one. */
  show(document: Document): void {
    this.problems.hide();
    this.forms = new DocumentForms(this.#app, this.doc, document, this.saveAction);
    this.#lock();
  }

  /** Opens the same record with another action. */
  turnTo(action: BoxAction): void {
    this.action = action;
    this.#lock();
  }

  /**
   * Viewing and deciding are read-only. Without the right to save, the box is disabled. Shows the reason.
   */
  #lock(): void {
    const { session } = this.#app;
    this.lockedBy = boxLock(session.user, this.doc.main, this.action, this.forms.base.main, session.now());
    this.forms.lock(looking.has(this.action) ? 'readonly' : this.lockedBy ? 'disabled' : undefined);
  }
}
