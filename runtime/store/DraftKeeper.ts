import { reaction } from 'mobx';
import type { Drafts } from '../data/drafts/Draft.ts';
import type { EditBoxStore } from './EditBoxStore.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Milliseconds after the last input until the draft is stored; a crash loses at most that much. */
const pause = 400;

/** Drafts by box: one that was hidden with its page and comes back goes on with its draft. */
const openings = new WeakMap<EditBoxStore, { readonly turn: number; readonly id: string }>();

/**
 * Keeps what stands in a box while it is not saved: after every touch, when the window goes, when the box is taken away with
 * the page. Saving and giving up end it. One opening of a box is one draft.
 */
export class DraftKeeper {
  readonly #box: EditBoxStore;
  readonly #drafts: Pick<Drafts, 'put' | 'remove'>;
  #id: string;
  #kept: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stops: (() => void)[] = [];

  constructor(box: EditBoxStore, drafts: Pick<Drafts, 'put' | 'remove'>) {
    this.#box = box;
    this.#drafts = drafts;
    const before = openings.get(box);
    this.#kept = before?.turn === box.turn;
    this.#id = before !== undefined && this.#kept ? before.id : this.#begin();
    // Another record, or this one as it is stored now: what was kept is settled.
    this.#stops.push(
      reaction(
        () => box.forms,
        () => void this.keep(),
      ),
    );
    // The keeper is loaded after the box is drawn: what was typed before must be kept too.
    if (box.editable && box.changed) this.touched();
  }

  /** Schedules a draft after any input. */
  readonly touched = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), pause);
  };

  /** Writes the draft as the box stands now, or takes it away when there is nothing to lose. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    const { doc, forms, editable, changed, key } = this.#box;
    if (!editable || !changed) {
      await this.#settle();
      return;
    }
    this.#kept = true;
    await this.#drafts.put({
      id: this.#id,
      table: doc.main.table,
      record: key === undefined ? '' : String(key),
      base: withoutSecrets(doc, forms.base),
      mine: withoutSecrets(doc, forms.document()),
    });
  }

  /** The box goes. Closed by its person it is settled; taken away (sign-out, another page) it is kept. */
  async stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#timer);
    if (this.#box.phase === 'closed') await this.#settle();
    else await this.keep();
  }

  #begin(): string {
    const id = newId();
    openings.set(this.#box, { turn: this.#box.turn, id });
    return id;
  }

  async #settle(): Promise<void> {
    if (!this.#kept) return;
    this.#kept = false;
    const id = this.#id;
    this.#id = this.#begin();
    await this.#drafts.remove(id);
  }
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-');
}
