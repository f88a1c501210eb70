import { makeAutoObservable, observableRef } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import { messageOf } from '../../model/messages/index.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { FocusRequest } from './BoxOptions.ts';

/** Announces the results of a box to screen readers and toasts, and moves the focus to the first problem. */
export class BoxAnnouncer {
  /** Text of the box's live region. */
  announcement = '';
  focus: FocusRequest | undefined = undefined;
  readonly #app: Pick<App, 'notify' | 't' | 'locale'>;

  constructor(app: Pick<App, 'notify' | 't' | 'locale'>) {
    this.#app = app;
    makeAutoObservable(this, { focus: observableRef });
  }

  say(text: string): void {
    this.announcement = text;
  }

  /** Focuses the place of an issue; undefined: the first field. */
  focusOn(path: string | undefined): void {
    this.focus = { path };
  }

  success(text: string): void {
    this.say(text);
    this.#app.notify.success(text);
  }

  /** Announces how many issues there are and the first one, and focuses it. */
  announce(issues: readonly Issue[]): void {
    const [first] = issues;
    if (!first) return;
    const { t, locale } = this.#app;
    const n = issues.length;
    this.say(`${n === 1 ? t('form.invalid') : t('box.problems', { n })}: ${messageOf(first, locale)}`);
    this.focusOn(first.path);
  }

  /** {@link announce} with a brief toast: the bar of problems keeps saying it. */
  mistakes(issues: readonly Issue[]): void {
    const [first] = issues;
    this.announce(issues);
    if (first) this.#app.notify.error(messageOf(first, this.#app.locale), true);
  }
}
