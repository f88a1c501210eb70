import type { App } from '../host/AppContext.ts';
import type { BoxAction } from './BoxOptions.ts';
import type { EditBoxStore } from './EditBoxStore.ts';

/** Deciding about the record of a box (specification 1 sections 2 and 4): audit mode, and submitting it again. */
export class BoxDeciding {
  readonly #app: Pick<App, 'data' | 'notify' | 't'>;
  readonly #box: EditBoxStore;
  readonly #changed: () => void;
  /** What the box was before it was turned to deciding; undefined: it was opened so. */
  #before: BoxAction | undefined = undefined;

  /** `changed`: the record is not what it was, though nothing was saved. */
  constructor(app: Pick<App, 'data' | 'notify' | 't'>, box: EditBoxStore, changed: () => void) {
    this.#app = app;
    this.#box = box;
    this.#changed = changed;
  }

  /** Another record. */
  forget(): void {
    this.#before = undefined;
  }

  /** Turns to deciding: everything is read-only until {@link end}. Unsaved edits come first. */
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

  /** Back to what the box was; decided: the record is read again, or the box closes when it was opened to decide. */
  end(decided: boolean): void {
    const before = this.#before;
    this.#before = undefined;
    if (decided) this.#changed();
    if (before === undefined) this.#box.leave();
    else if (decided) void this.#box.reload(before);
    else this.#box.turnTo(before);
  }

  /** Submits a returned record again. */
  async resubmit(): Promise<void> {
    const { data, notify, t } = this.#app;
    const { key, doc } = this.#box;
    if (key === undefined) return;
    const answer = await data.reAudit(doc.main.table, key);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    notify.success(answer.message ?? t('box.saved'));
    this.#changed();
    await this.#box.reload();
  }
}
