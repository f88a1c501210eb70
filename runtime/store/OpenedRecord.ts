import type { App } from '../host/AppContext.ts';
import { auditFlag } from '../model/documentState.ts';
import type { Row } from '../model/Row.ts';
import type { BoxAction } from './BoxOptions.ts';
import type { PageStore } from './PageStore.ts';

/** The edit box of a page and its address: the record the address names is open, and closing takes it out again. */
export class OpenedRecord {
  readonly #app: App;
  readonly #page: Pick<PageStore, 'list' | 'box' | 'may' | 'go'>;
  /** Key of the record the address opened. */
  #key: string | undefined = undefined;

  constructor(app: App, page: Pick<PageStore, 'list' | 'box' | 'may' | 'go'>) {
    this.#app = app;
    this.#page = page;
  }

  /** The address names a record, or no longer does: the box follows. */
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

  /** The box was closed. */
  closed(): void {
    if (this.#page.list.query.open !== undefined) this.#page.go({ open: undefined, watch: false }, false);
    this.#key = undefined;
  }

  /** Opens the box once everything that draws it is here. */
  async openBox(action: BoxAction, key?: string, initial?: Row): Promise<void> {
    try {
      await this.#app.renderers.ready();
    } catch {
      this.#app.notify.error(this.#app.t('shell.chunkFailed'));
      return;
    }
    await this.#page.box.open(action, key, initial);
  }

  /** A link from a list of tasks (`viewflow`): to decide about the record for whom it waits, to look at it for others. */
  async #watch(key: string): Promise<void> {
    const { box } = this.#page;
    await this.openBox('View', key);
    const still = this.#key === key && box.phase === 'ready' && box.action === 'View';
    if (still && box.main.value(auditFlag) === true) box.deciding.begin();
  }

  /** Back was pressed with the box open: unsaved edits are asked about, and a no puts the record into the address again. */
  async #backed(): Promise<void> {
    const { box } = this.#page;
    const opened = this.#key;
    this.#key = undefined;
    if (box.phase === 'closed') return;
    if (await box.mayLeave()) box.leave();
    else if (opened !== undefined) {
      this.#key = opened;
      this.#page.go({ open: opened });
    }
  }
}
