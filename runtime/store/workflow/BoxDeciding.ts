import type { App } from '../../host/AppContext.ts';
import { mayResubmit } from '../../model/access/documentState.ts';
import { auditFlag } from '../../model/fields/stateFields.ts';
import type { BoxAction } from '../box/BoxOptions.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';

/** Audit mode of a box: decides about its record and submits it again. */
export class BoxDeciding {
  readonly #app: Pick<App, 'data' | 'notify' | 'session' | 't'>;
  readonly #box: EditBoxStore;
  readonly #changed: () => void;
  /** Action of the box before audit mode; undefined: opened in audit mode. */
  #before: BoxAction | undefined = undefined;
  /** Whether the decision has unsaved input; set by the decision form. */
  typed: (() => boolean) | undefined = undefined;

  /** `changed`: called when the record changed without a save. */
  constructor(app: Pick<App, 'data' | 'notify' | 'session' | 't'>, box: EditBoxStore, changed: () => void) {
    this.#app = app;
    this.#box = box;
    this.#changed = changed;
  }

  /** Resets the state for another record. */
  forget(): void {
    this.#before = undefined;
  }

  /** The decision has unsaved input. */
  get unsaved(): boolean {
    return this.typed?.() ?? false;
  }

  /** Asks whether to discard it. */
  giveUp(): Promise<boolean> {
    const { notify, t } = this.#app;
    return notify.confirm({ title: t('approvalScreen.discardTitle'), text: t('approvalScreen.discard') });
  }

  /** Switches to audit mode: everything is read-only until {@link end}. Asks about unsaved edits first. */
  begin(): void {
    const { notify, t } = this.#app;
    const box = this.#box;
    if (box.editable && box.changed) {
      notify.error(t('box.saveFirst'));
      return;
    }
    this.#before = box.action;
    box.turnTo('Audit');
  }

  /** For a record that a message or task opened: approvers decide, the creator of a returned one edits it. */
  beginWatched(mayUpdate: boolean): void {
    const box = this.#box;
    const { user } = this.#app.session;
    if (box.main.value(auditFlag) === true) this.begin();
    else if (user !== undefined && mayUpdate && mayResubmit(user, box.doc.main, box.forms.base.main))
      box.turnTo('Edit');
  }

  /** Notifies the list after a decision. */
  decided(): void {
    this.#changed();
  }

  /** Leaves audit mode; asks first when input would be lost. */
  async close(): Promise<void> {
    if (await this.#box.mayLeave()) this.end(false);
  }

  /**
   * Returns to the earlier action. After a decision it reads the record again, or closes a box that was
   * opened in audit mode.
   */
  end(decided: boolean): void {
    const box = this.#box;
    const before = this.#before;
    this.#before = undefined;
    if (decided) this.#changed();
    if (before === undefined) box.leave();
    else if (decided) void box.reload(before);
    else {
      // Discards the changes made for the decision.
      if (box.changed) box.show(box.forms.base);
      box.turnTo(before);
    }
  }

  /** Submits a returned record again. */
  async resubmit(): Promise<void> {
    const { data, notify, t } = this.#app;
    const { key, doc } = this.#box;
    if (key === undefined) return;
    try {
      const { resubmit } = await import('./resubmit.ts');
      if (!(await resubmit({ data, notify, t }, doc.main.table, key))) return;
    } catch {
      notify.error(t('shell.chunkFailed'));
      return;
    }
    this.#changed();
    await this.#box.reload();
  }
}
