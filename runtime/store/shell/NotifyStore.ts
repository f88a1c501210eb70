import { action, makeAutoObservable, observableRef } from 'mobx';

/** Text of a question before a risky step. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The step cannot be undone: 确定 is drawn as a warning. */
  readonly isDangerous?: boolean;
}

/** One answer to a question; the one `primary` answer has the focus. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly tone?: 'primary' | 'danger';
}

/** A question with its own answers. */
export interface ChoiceQuestion extends Question {
  readonly choices: readonly Choice[];
  /** Label of the cancel button; default 取消. */
  readonly no?: string;
}

/** Action offered by a message. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

/** One message at the top of the window. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: ToastAction;
  /** The page says the same, so it goes as soon as a success. */
  readonly isBrief?: boolean;
}

/** Milliseconds a success stays. An error stays until it is closed, or long enough to be read aloud. */
const stays: Readonly<Record<Toast['kind'], number>> = { success: 3000, error: 8000 };

/** Maximum toasts at once; older ones disappear. */
const most = 5;

/** Ids of errors on the server that messages are looked through for. */
const mostErrorIds = 20;

/** Messages to the user: toasts, and questions with 确定 and 取消. */
export interface Notify {
  /** `action`: a button beside the text. */
  success(text: string, action?: ToastAction): void;
  /** `isBrief`: the page itself keeps saying it. */
  error(text: string, isBrief?: boolean): void;
  /** Takes errors away: what they were about is left. */
  clearErrors(): void;
  /** For screen readers only: a polite live region. */
  announce(text: string): void;
  /** True for 确定, false for 取消 or Escape. */
  confirm(question: Question): Promise<boolean>;
  /** Key of the chosen answer; undefined for going back or Escape. */
  choose(question: ChoiceQuestion): Promise<string | undefined>;
}

/** State of {@link Notify}; `renderers/shell/Toasts.tsx` and `ConfirmDialog.tsx` draw it. */
export class NotifyStore implements Notify {
  toasts: readonly Toast[] = [];
  question:
    | ((Question | ChoiceQuestion) & { readonly answer: (key: string | undefined) => void })
    | undefined = undefined;
  announcement = '';
  #next = 1;
  #errorIds: readonly string[] = [];
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor() {
    const apart = { toasts: observableRef, question: observableRef, errorIdIn: false } as const;
    makeAutoObservable(this, apart, { autoBind: true });
  }

  /** Notes the id of an error on the server; a message that names it offers it for copying. */
  noteErrorId(id: string): void {
    this.#errorIds = [id, ...this.#errorIds].slice(0, mostErrorIds);
  }

  /** The id of an error on the server that this message names; undefined: none. */
  errorIdIn(text: string): string | undefined {
    return this.#errorIds.find((id) => text.includes(id));
  }

  success(text: string, action?: ToastAction): void {
    this.show('success', text, action);
  }

  error(text: string, isBrief = false): void {
    this.show('error', text, undefined, isBrief);
  }

  clearErrors(): void {
    for (const { id, kind } of this.toasts) if (kind === 'error') this.close(id);
  }

  show(kind: Toast['kind'], text: string, action?: ToastAction, isBrief = false): void {
    const id = this.#next++;
    // A repeated message restarts its timer instead of piling up.
    const others = this.toasts.filter((toast) => toast.text !== text || toast.kind !== kind);
    this.toasts = [...others, { id, kind, text, isBrief, ...(action ? { action } : {}) }].slice(-most);
    this.resume(id);
  }

  close(id: number): void {
    this.hold(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Takes away every message, and goes back from the question. */
  clear(): void {
    for (const { id } of this.toasts) this.close(id);
    this.question?.answer(undefined);
  }

  /** Keeps the toast while it has the pointer or the focus. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  resume(id: number): void {
    const toast = this.toasts.find((one) => one.id === id);
    if (!toast) return;
    this.hold(id);
    this.#timers.set(
      id,
      setTimeout(() => this.close(id), stays[toast.isBrief ? 'success' : toast.kind]),
    );
  }

  async confirm(question: Question): Promise<boolean> {
    return (await this.put(question)) !== undefined;
  }

  choose(question: ChoiceQuestion): Promise<string | undefined> {
    return this.put(question);
  }

  /** Announces a change to screen readers only. */
  announce(text: string): void {
    this.announcement = text;
  }

  private put(question: Question | ChoiceQuestion): Promise<string | undefined> {
    // A second question cancels the first, so that dialogs never stack.
    this.question?.answer(undefined);
    return new Promise((resolve) => this.ask(question, resolve));
  }

  private ask(question: Question | ChoiceQuestion, resolve: (key: string | undefined) => void): void {
    const answer = action((key: string | undefined): void => {
      this.question = undefined;
      resolve(key);
    });
    this.question = { ...question, answer };
  }
}
