import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Drafts } from '../../data/drafts/Draft.ts';
import { draftsOf } from '../../data/drafts/draftsOf.ts';
import { foldDocument } from '../../data/foldDocument.ts';
import type { App } from '../../host/AppContext.ts';
import type { FormToFill } from '../../wire/collections/FormAnswers.ts';
import { DocumentForms } from '../form/DocumentForms.ts';
import { issuesOf } from '../form/placeIssues.ts';
import { attemptKey } from '../saving/SaveAttempt.ts';

/** Milliseconds from the last input to keeping it: the most a crash can lose. */
const pause = 400;

type FillApp = Pick<App, 'data' | 'session' | 'notify' | 'fieldTypes' | 't'>;

/** One form being filled in. What is typed is kept in this browser until it is submitted. */
export class FillStore {
  form: FormToFill | undefined = undefined;
  /** Undefined while loading, and after a failed load. */
  forms: DocumentForms | undefined = undefined;
  /** Message of a failed load. */
  failure: string | undefined = undefined;
  isSending = false;
  isDone = false;
  readonly #app: FillApp;
  readonly #formId: string;
  #drafts: Drafts | undefined;
  #draftId = attemptKey();
  /** Key of a submit without an answer, and what it sent: sent again, it is stored once. */
  #lost: { readonly key: string; readonly text: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void = () => undefined;

  constructor(app: FillApp, formId: string) {
    this.#app = app;
    this.#formId = formId;
    makeAutoObservable(this, { form: observableRef, forms: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const { data, session, notify, t } = this.#app;
    try {
      const answer = await (await data.collections()).form(this.#formId);
      if (!answer.ok) {
        runInAction(() => {
          this.failure = answer.failure.message;
        });
        return;
      }
      const { user } = session;
      if (user !== undefined) this.#drafts = await draftsOf(user.id);
      const { table } = answer.data;
      const kept = (await this.#drafts?.list())?.find((one) => one.table === table && one.record === '');
      runInAction(() => {
        this.failure = undefined;
        this.form = answer.data;
        this.#open();
        if (kept === undefined) return;
        this.#draftId = kept.id;
        this.forms?.edit({ main: kept.mine.main, details: {} });
        notify.success(t('collection.restored'));
      });
    } catch (error) {
      runInAction(() => {
        this.failure = error instanceof Error ? error.message : t('collection.failed');
      });
    }
  }

  /** Ends with the page: what is typed stays kept. */
  readonly end = (): void => {
    this.#stop();
    clearTimeout(this.#timer);
    void this.keep();
  };

  /** True while leaving would lose input that this browser cannot keep. */
  unsaved(): boolean {
    return !this.isDone && (this.forms?.changed ?? false);
  }

  /** Empties the form. */
  clear(): void {
    void this.#drafts?.remove(this.#draftId);
    this.isDone = false;
    this.#open();
  }

  /** Checks and submits. False: nothing was stored, and mistakes are at their fields. */
  async submit(): Promise<boolean> {
    const { forms } = this;
    const { data, notify, t } = this.#app;
    if (forms === undefined || this.isSending) return false;
    await forms.settled();
    if (forms.check().length > 0) return false;
    runInAction(() => {
      this.isSending = true;
    });
    const { main } = forms.payload();
    const text = JSON.stringify(main);
    const attempt = this.#lost?.text === text ? this.#lost : { key: attemptKey(), text };
    this.#lost = attempt;
    const answer = await data
      .collections()
      .then((calls) => calls.submit(this.#formId, main, attempt.key))
      .catch(() => undefined);
    runInAction(() => {
      this.isSending = false;
    });
    if (answer?.ok) {
      this.#lost = undefined;
      await this.#drafts?.remove(this.#draftId);
      runInAction(() => {
        this.isDone = true;
      });
      return true;
    }
    if (answer !== undefined && answer.failure.code !== 'network') this.#lost = undefined;
    const issues = issuesOf(answer?.failure.data);
    const elsewhere = forms.main.refuse(issues);
    if (issues.length === 0 || elsewhere.length > 0)
      notify.error(answer?.failure.message ?? t('collection.failed'));
    return false;
  }

  #open(): void {
    const { form } = this;
    if (form === undefined) return;
    const doc = foldDocument({ layers: form.layers, details: {} }, this.#app.fieldTypes);
    const forms = new DocumentForms(this.#app, doc, { main: {}, details: {} }, 'Add');
    this.#stop();
    this.#draftId = attemptKey();
    this.forms = forms;
    this.#stop = reaction(
      () => forms.main.live(),
      () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.keep(), pause);
      },
    );
  }

  /** Keeps what is typed, or forgets it when nothing would be lost. */
  async keep(): Promise<void> {
    const { forms, form } = this;
    if (forms === undefined || form === undefined || this.isDone) return;
    if (!forms.changed) {
      await this.#drafts?.remove(this.#draftId);
      return;
    }
    await this.#drafts?.put({
      id: this.#draftId,
      table: form.table,
      record: '',
      base: forms.base,
      mine: forms.document(),
    });
  }
}
