import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { App } from '../../host/AppContext.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import { questionsIn } from '../../wire/questions.ts';
import type { SavedRecord, SavePayload } from '../../wire/SavePayload.ts';
import type { DocumentForms } from '../form/DocumentForms.ts';
import { askQuestions } from './askQuestions.ts';
import { DocumentSaver } from './DocumentSaver.ts';

/** Milliseconds after a save in which its buttons are disabled, by kind of box. */
const windowLength = { full: 3000, light: 500 } as const;

/** The parts of a box that a save needs, and the calls that report results. */
export interface SavedBox {
  readonly doc: DocumentTable;
  readonly variant: 'full' | 'light';
  readonly forms: DocumentForms;
  readonly saveAction: 'Add' | 'Edit';
  readonly editable: boolean;
  /** Counts openings and closings; answers for an earlier turn are dropped. */
  readonly turn: number;
  stored(saved: SavedRecord, message: string | undefined, thenClose: boolean): void;
  refused(failure: Failure, sent: SavePayload): void;
  mistaken(issues: readonly Issue[]): void;
  /** A save whose answer was lost has arrived: the box takes that record and keeps later edits. */
  found(sent: SavePayload, record: SavedRecord): void;
}

/** What a save needs of the application: the calls, and questions to the user. */
type SavingApp = Pick<App, 'notify' | 't'> & { readonly data: Pick<DataSource, 'add' | 'update'> };

/** Saves of a box: checks, sends once, and reports to the box. */
export class BoxSaving {
  saving = false;
  /** Completes a payload with values that follow from it; default: no change. */
  complete: (payload: SavePayload) => SavePayload = (payload) => payload;
  readonly #box: SavedBox;
  readonly #app: SavingApp;
  readonly #saver: DocumentSaver;

  constructor(box: SavedBox, app: SavingApp) {
    this.#box = box;
    this.#app = app;
    this.#saver = new DocumentSaver(app.data, box.doc.main.table, windowLength[box.variant]);
    makeAutoObservable(this, { complete: false });
  }

  /** A save is running or ended less than a window ago: buttons are disabled. */
  get isWaiting(): boolean {
    return this.saving || this.#saver.window.isOpen;
  }

  /** Forgets earlier saves, for another record. */
  forget(): void {
    this.#saver.forget();
  }

  /** Checks and sends; true: stored. Further presses during a save do nothing. */
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

  async #send(thenClose: boolean, turn: number, confirmed: readonly string[] = []): Promise<boolean> {
    const box = this.#box;
    const payload = this.complete(box.forms.payload());
    const answers = confirmed.length === 0 ? {} : { confirmed };
    const outcome = await this.#saver.send(box.saveAction, { ...payload, ...answers });
    if (turn !== box.turn) return false;
    if (outcome.kind === 'refused') {
      const questions = questionsIn(outcome.failure.data);
      if (questions.length > 0) {
        const isYes = await askQuestions(this.#app, questions);
        if (!isYes || turn !== box.turn) return false;
        return this.#send(thenClose, turn, [...confirmed, ...questions.map(({ key }) => key)]);
      }
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
