import type { Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { SavedRecord, SavePayload } from '../../wire/SavePayload.ts';
import { isSameSave, type SaveAttempt, saveAttempt } from './SaveAttempt.ts';
import { SaveWindow } from './SaveWindow.ts';

/**
 * Result of a save. `found`: an earlier save whose answer was lost had arrived; the present one is not sent
 * yet.
 */
export type SaveOutcome =
  | {
      readonly kind: 'saved' | 'found';
      readonly record: SavedRecord;
      readonly message: string | undefined;
      /** The payload that was sent. */
      readonly sent: SavePayload;
    }
  | { readonly kind: 'refused'; readonly failure: Failure; readonly sent: SavePayload };

/**
 * Sends each save of a document once: with a leading window and one Idempotency-Key per save. Resolves lost
 * answers.
 */
export class DocumentSaver {
  readonly window: SaveWindow;
  readonly #data: Pick<DataSource, 'add' | 'update'>;
  readonly #table: string;
  /** A save without an answer. It is sent again unchanged, with the same key, before any other. */
  #lost: SaveAttempt | undefined;

  constructor(data: Pick<DataSource, 'add' | 'update'>, table: string, windowLength: number) {
    this.#data = data;
    this.#table = table;
    this.window = new SaveWindow(windowLength);
  }

  /** Forgets earlier saves, for another record. */
  forget(): void {
    this.#lost = undefined;
    this.window.close();
  }

  async send(action: SaveAttempt['action'], payload: SavePayload): Promise<SaveOutcome> {
    const lost = this.#lost;
    if (!lost) return this.#call(saveAttempt(action, payload), 'saved');
    // Its key and body tell whether the lost save arrived; later edits go in a second save.
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
    // The box may hold a newer record by now, whose attempts belong to another save.
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
