import type { App } from '../../host/AppContext.ts';
import { waitForPiece } from '../../host/failedPieces.ts';
import { isNarrow } from '../../host/narrowWindow.ts';
import { auditFlag, mayResubmit } from '../../model/access/documentState.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { PageStore } from '../page/PageStore.ts';
import { decidingLink } from '../page/pageLink.ts';
import type { BoxAction } from './BoxOptions.ts';

/** Parts of a page that its opened record needs. */
type OpeningPage = Pick<PageStore, 'list' | 'box' | 'doc' | 'may' | 'go' | 'lead' | 'waits'>;

/**
 * Keeps the edit box in step with the page's address: opens the record of the address, and removes it on
 * close.
 */
export class OpenedRecord {
  readonly #app: App;
  readonly #page: OpeningPage;
  /** Key of the record the address opened. */
  #key: string | undefined = undefined;
  /** The box wanted last. */
  #opening: symbol | undefined;

  constructor(app: App, page: OpeningPage) {
    this.#app = app;
    this.#page = page;
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

  /** Called when the box was closed. */
  closed(): void {
    this.#app.notify.clearErrors();
    if (this.#page.list.query.open !== undefined) this.#page.go({ open: undefined, watch: false }, false);
    this.#key = undefined;
  }

  /** Opens the box after loading everything that draws it. */
  async openBox(action: BoxAction, key?: string, initial?: Row): Promise<void> {
    const opening = Symbol();
    this.#opening = opening;
    this.#app.notify.clearErrors();
    this.#app.dictionaries.retry();
    try {
      await this.#app.renderers.ready();
    } catch {
      // The window's notice opens the box, unless another one was wanted meanwhile.
      const stop = waitForPiece(() => {
        stop();
        if (this.#opening === opening && this.#page.box.phase === 'closed')
          void this.openBox(action, key, initial);
      });
      return;
    }
    await this.#page.box.open(action, key, initial);
  }

  /**
   * Follows a link from a message or a task list (`viewflow`). Approvers get the decision, on a phone its own
   * page; the creator of a returned document can edit and resubmit it; others view it.
   */
  async #watch(key: string): Promise<void> {
    const { box, doc } = this.#page;
    const named = { table: doc.main.table, key };
    if (isNarrow() && (await this.#page.waits(named))) {
      if (this.#key !== key) return;
      this.#key = undefined;
      this.#page.lead(decidingLink(named));
      return;
    }
    if (this.#key !== key) return;
    await this.openBox('View', key);
    if (this.#key !== key || box.phase !== 'ready' || box.action !== 'View') return;
    if (box.main.value(auditFlag) === true) box.deciding.begin();
    else if (this.#mayResubmit()) box.turnTo('Edit');
  }

  #mayResubmit(): boolean {
    const { box, doc } = this.#page;
    const { user } = this.#app.session;
    return user !== undefined && this.#page.may('Update') && mayResubmit(user, doc.main, box.forms.base.main);
  }

  /**
   * Handles Back while the box is open: asks about unsaved edits, and restores the address if the user stays.
   */
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
