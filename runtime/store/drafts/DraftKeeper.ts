import { reaction } from 'mobx';
import type { Drafts } from '../../data/drafts/Draft.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Milliseconds from the last input to storing the draft: the most a crash can lose. */
const pause = 400;

/** Drafts by box, so that a box hidden with its page continues its draft. */
const openings = new WeakMap<EditBoxStore, { readonly turn: number; readonly id: string }>();

/** Makes a box go on with the draft of another box, whose input it took over. */
export function continueDraft(from: EditBoxStore, to: EditBoxStore): void {
  const draft = openings.get(from);
  if (draft?.turn === from.turn) openings.set(to, { turn: to.turn, id: draft.id });
}

/** Keepers of the boxes on screen. */
const keepers = new WeakMap<EditBoxStore, DraftKeeper>();

/** The keeper of a box; undefined: its drafts have not loaded. */
export const keeperOf = (box: EditBoxStore): DraftKeeper | undefined => keepers.get(box);

/**
 * Stores the unsaved input of a box: after every input, when the window closes, and when the box leaves with
 * its page. A save or a discard ends it. Each opening of a box has one draft.
 */
export class DraftKeeper {
  readonly #box: EditBoxStore;
  readonly #drafts: Pick<Drafts, 'put' | 'remove'>;
  #id: string;
  #kept: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHandedOver = false;
  readonly #stops: (() => void)[] = [];

  constructor(box: EditBoxStore, drafts: Pick<Drafts, 'put' | 'remove'>) {
    this.#box = box;
    this.#drafts = drafts;
    const before = openings.get(box);
    this.#kept = before?.turn === box.turn;
    this.#id = before !== undefined && this.#kept ? before.id : this.#begin();
    keepers.set(box, this);
    // Another record, or this one as stored now: the draft is settled.
    this.#stops.push(
      reaction(
        () => box.forms,
        () => void this.keep(),
      ),
    );
    // The keeper loads after the box is drawn; earlier input must be kept too.
    if (box.editable && box.changed) this.touched();
  }

  /** Schedules a draft after any input. */
  readonly touched = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), pause);
  };

  /** Stores the draft of the box, or deletes it when nothing would be lost. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isHandedOver) return;
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

  /** Stores the draft and leaves it to the next opening of the record: closing the box keeps it. */
  async handOver(): Promise<void> {
    await this.keep();
    this.#kept = false;
    this.#isHandedOver = true;
    openings.delete(this.#box);
  }

  /**
   * Ends with the box. A box that the user closed settles its draft; otherwise (sign-out, another page) the
   * draft stays.
   */
  async stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    keepers.delete(this.#box);
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
