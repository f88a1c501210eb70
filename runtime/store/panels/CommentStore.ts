import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Answer, Failure } from '../../data/Answer.ts';
import type { RecordKey } from '../../data/DataSource.ts';
import type { RecordCalls } from '../../data/RecordCalls.ts';
import type { App } from '../../host/AppContext.ts';
import type { RecordComment } from '../../wire/records/Comments.ts';
import type { FormStore } from '../form/FormStore.ts';
import { commentField, commentForm } from './commentForm.ts';

/** The comments on one record, and the one being written, which outlives the box until it is sent. */
export class CommentStore {
  comments: readonly RecordComment[] = [];
  /** Where older comments start; null: none are left. Undefined: nothing is loaded yet. */
  next: string | null | undefined = undefined;
  isBusy = false;
  /** Why the last call failed; undefined: it did not. */
  failure: Failure | undefined = undefined;
  form: FormStore;
  readonly #app: App;
  readonly #table: string;
  readonly #key: RecordKey;
  readonly #kept: string;

  constructor(app: App, table: string, key: RecordKey) {
    this.#app = app;
    this.#table = table;
    this.#key = key;
    this.#kept = `jig.comment.${app.session.user?.id ?? 0}.${table}.${key}`;
    this.form = commentForm(app, sessionStorage.getItem(this.#kept) ?? '');
    makeAutoObservable(this, { comments: observableRef, form: observableRef }, { autoBind: true });
  }

  /** The comment being written. */
  get text(): string {
    return String(this.form.cell(commentField).value ?? '');
  }

  /** Keeps what is typed for this window until it is sent; call the returned function at the end. */
  keep(): () => void {
    return reaction(
      () => this.text,
      (text) =>
        text === '' ? sessionStorage.removeItem(this.#kept) : sessionStorage.setItem(this.#kept, text),
    );
  }

  /** Loads the newest comments. */
  load(): Promise<void> {
    return this.#read(undefined);
  }

  /** Loads the next older page. */
  async more(): Promise<void> {
    if (typeof this.next === 'string') await this.#read(this.next);
  }

  /** Sends the comment; the text stays when the server refuses it. */
  async send(): Promise<void> {
    if (this.isBusy) return;
    const { text } = this;
    const { notify, t } = this.#app;
    const data = await this.#call((calls) => calls.addComment(this.#table, this.#key, text));
    if (data === undefined) return;
    runInAction(() => {
      this.comments = [data.comment, ...this.comments];
      // What was typed while the comment was on its way stays.
      if (this.text === text) {
        this.form.cell(commentField).set(null);
        sessionStorage.removeItem(this.#kept);
      }
    });
    const names = data.untold.join(t('history.and'));
    if (names !== '') notify.error(t('comment.untold', { names }));
    else notify.success(t('comment.added'));
  }

  async #read(before: string | undefined): Promise<void> {
    const data = await this.#call((calls) => calls.comments(this.#table, this.#key, before));
    if (data === undefined) return;
    runInAction(() => {
      this.comments = before === undefined ? data.comments : [...this.comments, ...data.comments];
      this.next = data.next;
    });
  }

  /** Runs one call; undefined after a failure, which is shown. */
  async #call<T>(run: (calls: RecordCalls) => Promise<Answer<T>>): Promise<T | undefined> {
    this.isBusy = true;
    this.failure = undefined;
    const answer = await this.#app.data
      .record()
      .then(run)
      .catch(() => undefined);
    return runInAction(() => {
      this.isBusy = false;
      if (answer?.ok) return answer.data;
      this.failure = answer?.failure ?? { code: 'chunk', message: this.#app.t('shell.chunkFailed') };
      return undefined;
    });
  }
}
