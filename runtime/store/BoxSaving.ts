import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../data/Answer.ts';
import type { DataSource } from '../data/DataSource.ts';
import type { Issue } from '../model/schema/Issue.ts';
import type { SavedRecord, SavePayload } from '../wire/SavePayload.ts';
import type { DocumentForms } from './DocumentForms.ts';
import { DocumentSaver } from './DocumentSaver.ts';

/** What a save needs of its box, and what it tells it. */
export interface SavedBox {
  readonly forms: DocumentForms;
  readonly saveAction: 'Add' | 'Edit';
  readonly editable: boolean;
  /** Counts openings and closings: what comes back for an earlier one is dropped. */
  readonly turn: number;
  stored(saved: SavedRecord, message: string | undefined, thenClose: boolean): void;
  refused(failure: Failure, sent: SavePayload): void;
  mistaken(issues: readonly Issue[]): void;
  /** A lost save had arrived after all: the box holds that record now, with the edits made since. */
  found(sent: SavePayload, record: SavedRecord): void;
}

/** The saves of a box: checked, sent once, told to the box. */
export class BoxSaving {
  saving = false;
  /** Adds to a payload what follows from the rest of it; default: nothing. */
  complete: (payload: SavePayload) => SavePayload = (payload) => payload;
  readonly #box: SavedBox;
  readonly #saver: DocumentSaver;

  constructor(
    box: SavedBox,
    data: Pick<DataSource, 'add' | 'update'>,
    save: { readonly table: string; readonly windowLength: number },
  ) {
    this.#box = box;
    this.#saver = new DocumentSaver(data, save.table, save.windowLength);
    makeAutoObservable(this, { complete: false });
  }

  /** A save is on its way, or has just been: presses do nothing, and the buttons say so. */
  get isWaiting(): boolean {
    return this.saving || this.#saver.window.isOpen;
  }

  /** Another record: nothing is remembered. */
  forget(): void {
    this.#saver.forget();
  }

  /** Checks and sends; true: stored. The first press counts; those of an impatient hand do nothing. */
  async save(thenClose: boolean): Promise<boolean> {
    const box = this.#box;
    if (!box.editable || this.isWaiting) return false;
    this.saving = true;
    const { turn } = box;
    try {
      await box.forms.settled();
      if (turn !== box.turn) return false;
      const issues = box.forms.check();
      if (issues.length === 0) return await this.#send(thenClose, turn);
      box.mistaken(issues);
      return false;
    } finally {
      runInAction(() => {
        this.saving = false;
      });
    }
  }

  async #send(thenClose: boolean, turn: number): Promise<boolean> {
    const box = this.#box;
    const outcome = await this.#saver.send(box.saveAction, this.complete(box.forms.payload()));
    if (turn !== box.turn) return false;
    if (outcome.kind === 'refused') {
      box.refused(outcome.failure, outcome.sent);
      return false;
    }
    if (outcome.kind === 'saved') {
      box.stored(box.forms.whole(outcome.sent, outcome.record), outcome.message, thenClose);
      return true;
    }
    box.found(outcome.sent, outcome.record);
    return this.#send(thenClose, turn);
  }
}
