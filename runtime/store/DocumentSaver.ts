import type { Failure } from '../data/Answer.ts';
import type { DataSource } from '../data/DataSource.ts';
import type { SavedRecord, SavePayload } from '../wire/SavePayload.ts';
import { isSameSave, type SaveAttempt, saveAttempt } from './SaveAttempt.ts';
import { SaveWindow } from './SaveWindow.ts';

/** How a save ended. `found`: an earlier save whose answer was lost had arrived; the present one has not been sent yet. */
export type SaveOutcome =
  | {
      readonly kind: 'saved' | 'found';
      readonly record: SavedRecord;
      readonly message: string | undefined;
      /** What was sent for it. */
      readonly sent: SavePayload;
    }
  | { readonly kind: 'refused'; readonly failure: Failure; readonly sent: SavePayload };

/** Sends a document's saves, each once: the leading window, one Idempotency-Key a save, and what became of lost answers. */
export class DocumentSaver {
  readonly window: SaveWindow;
  readonly #data: Pick<DataSource, 'add' | 'update'>;
  readonly #table: string;
  /** A save whose answer never came: it is sent again as it was, under the same key, before anything else is. */
  #lost: SaveAttempt | undefined;

  constructor(data: Pick<DataSource, 'add' | 'update'>, table: string, windowLength: number) {
    this.#data = data;
    this.#table = table;
    this.window = new SaveWindow(windowLength);
  }

  /** Another record: nothing is remembered. */
  forget(): void {
    this.#lost = undefined;
    this.window.close();
  }

  async send(action: SaveAttempt['action'], payload: SavePayload): Promise<SaveOutcome> {
    const lost = this.#lost;
    if (!lost) return this.#call(saveAttempt(action, payload), 'saved');
    // Did the lost save arrive? Only its own key and body tell; what was edited since goes in a second save.
    return this.#call(lost, isSameSave(lost, action, payload) ? 'saved' : 'found');
  }

  async #call(attempt: SaveAttempt, kind: 'saved' | 'found'): Promise<SaveOutcome> {
    this.window.open();
    this.#lost = attempt;
    const { action, payload, key } = attempt;
    const answer =
      action === 'Add'
        ? await this.#data.add(this.#table, payload, key)
        : await this.#data.update(this.#table, payload, key);
    // A newer record may be in the box by now: its attempts are none of ours.
    const mine = this.#lost === attempt;
    if (answer.ok) {
      if (mine) this.#lost = undefined;
      return { kind, record: answer.data, message: answer.message, sent: payload };
    }
    if (mine) this.window.close();
    if (mine && answer.failure.code !== 'network') this.#lost = undefined;
    return { kind: 'refused', failure: answer.failure, sent: payload };
  }
}
