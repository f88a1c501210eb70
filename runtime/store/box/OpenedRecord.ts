import { action, makeObservable, observableRef } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import { approvePath, approveQuery } from '../../host/approveLink.ts';
import { waitForPiece } from '../../host/failedPieces.ts';
import { isNarrow } from '../../host/narrowWindow.ts';
import type { Document } from '../../model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { PageStore } from '../page/PageStore.ts';
import type { BoxAction, EditBoxOptions } from './BoxOptions.ts';
import type { EditBoxStore } from './EditBoxStore.ts';
import { loadEditBox } from './loadEditBox.ts';

/** Parts of a page that its opened record needs. */
type OpeningPage = Pick<PageStore, 'list' | 'doc' | 'may' | 'go' | 'lead' | 'waits' | 'renewal'>;

/**
 * Keeps the edit box in step with the page's address: opens the record of the address, and removes it on
 * close.
 */
export class OpenedRecord {
  /** The edit box; undefined until a record is first opened, because its code loads then. */
  box: EditBoxStore | undefined = undefined;
  readonly #app: App;
  readonly #page: OpeningPage;
  readonly #options: EditBoxOptions;
  /** Key of the record the address opened. */
  #key: string | undefined = undefined;
  /** The box wanted last. */
  #opening: symbol | undefined;

  constructor(app: App, page: OpeningPage, options: EditBoxOptions) {
    this.#app = app;
    this.#page = page;
    this.#options = options;
    makeObservable<OpenedRecord, 'makeBox'>(this, { box: observableRef, makeBox: action });
  }

  get #isOpen(): boolean {
    return this.box !== undefined && this.box.phase !== 'closed';
  }

  /** Follows the address: opens or closes its record. */
  follow(): void {
    const { open, watch } = this.#page.list.query;
    if (this.#key === open) return;
    if (open === undefined) {
      void this.#backed();
      return;
    }
    this.#key = open;
    if (watch) void this.#watch(open);
    else void this.openBox(this.#page.may('Update') ? 'Edit' : 'View', open);
  }

  #closed(): void {
    this.#app.notify.clearErrors();
    if (this.#page.list.query.open !== undefined) this.#page.go({ open: undefined, watch: false }, false);
    this.#key = undefined;
  }

  /** Opens the box after loading everything that draws it. A `draft` waits until what is open may be left. */
  async openBox(action: BoxAction, key?: string, initial?: Row, draft?: Document): Promise<void> {
    if (draft !== undefined && this.#isOpen && !(await this.box?.mayLeave())) return;
    const opening = Symbol();
    this.#opening = opening;
    this.#app.notify.clearErrors();
    this.#app.dictionaries.retry();
    let box: EditBoxStore;
    try {
      const [{ EditBoxStore }] = await Promise.all([
        loadEditBox(),
        this.#app.renderers.ready(),
        this.#languages(),
      ]);
      box = this.makeBox(EditBoxStore);
    } catch {
      // The window's notice opens the box, unless another one was wanted meanwhile.
      const stop = waitForPiece(() => {
        stop();
        if (this.#opening === opening && !this.#isOpen) void this.openBox(action, key, initial, draft);
      });
      return;
    }
    await box.open(action, key, initial, draft);
  }

  /** Goes on with a box of an earlier design, which shows the record of the address. */
  async resume(key: string | undefined, before: EditBoxStore | undefined): Promise<void> {
    if (before === undefined || before.phase === 'closed') return;
    this.#key = key;
    const [{ EditBoxStore }, { resumeBox }] = await Promise.all([
      loadEditBox(),
      import('./resumeBox.ts'),
      this.#languages(),
    ]);
    await resumeBox(before, this.makeBox(EditBoxStore));
  }

  /** Lists do without the languages of formulas, forms do not. */
  #languages(): Promise<void> {
    return this.#app.schemas.ready(this.#page.doc.main.table);
  }

  private makeBox(Store: typeof EditBoxStore): EditBoxStore {
    this.box ??= new Store(this.#app, this.#page.doc, {
      ...this.#options,
      renewal: this.#page.renewal,
      onClosed: () => this.#closed(),
      source: { list: this.#page.list, show: (...record) => this.#show(...record) },
    });
    return this.box;
  }

  /** Shows a neighbour of the open record; Back still leaves the box. */
  async #show(key: string, record: Document, page: number): Promise<void> {
    // Before the address changes, so that it does not open the record again.
    this.#key = key;
    this.#page.go({ open: key, watch: false, page }, false);
    await this.box?.open(this.#page.may('Update') ? 'Edit' : 'View', key, {}, record);
  }

  /**
   * Follows a link from a message or a task list (`viewflow`). Approvers get the decision, on a phone its own
   * page; the creator of a returned document can edit and resubmit it; others view it.
   */
  async #watch(key: string): Promise<void> {
    const named = { table: this.#page.doc.main.table, key };
    if (isNarrow() && (await this.#page.waits(named))) {
      if (this.#key !== key) return;
      this.#key = undefined;
      this.#page.lead({ pathname: approvePath, search: approveQuery(named) });
      return;
    }
    if (this.#key !== key) return;
    await this.openBox('View', key);
    const { box } = this;
    if (this.#key !== key || box?.phase !== 'ready' || box.action !== 'View') return;
    box.deciding.beginWatched(this.#page.may('Update'));
  }

  /**
   * Handles Back while the box is open: asks about unsaved edits, and restores the address if the user stays.
   */
  async #backed(): Promise<void> {
    const { box } = this;
    const opened = this.#key;
    this.#key = undefined;
    if (box === undefined || box.phase === 'closed') return;
    if (await box.mayLeave()) box.leave();
    else if (opened !== undefined) {
      this.#key = opened;
      this.#page.go({ open: opened });
    }
  }
}
