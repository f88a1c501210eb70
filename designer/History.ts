/** Steps kept: beyond what anybody takes back by hand. */
const most = 200;

/** Milliseconds within which edits of one kind are one step: typing is taken back by the word, not by the letter. */
const pause = 1000;

/** States of a draft in order; going on after going back forgets what lay ahead. Values are never changed. */
export class History<State> {
  #past: readonly State[] = [];
  #ahead: readonly State[] = [];
  #present: State;
  /** What the last step was and when it happened; undefined: nothing joins it. */
  #last: { readonly kind: string; readonly at: number } | undefined;

  constructor(first: State) {
    this.#present = first;
  }

  get present(): State {
    return this.#present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#ahead.length > 0;
  }

  /** The present step ends in another state: one undo takes both back. */
  amend(next: State): void {
    this.#present = next;
    this.#ahead = [];
  }

  /** A new state. `kind`: joins the step before when that was of the same kind and less than a second ago; `at` in ms. */
  push(next: State, kind?: string, at = Date.now()): void {
    const joins = kind !== undefined && this.#last?.kind === kind && at - this.#last.at < pause;
    if (!joins) this.#past = [...this.#past, this.#present].slice(-most);
    this.#present = next;
    this.#ahead = [];
    this.#last = kind === undefined ? undefined : { kind, at };
  }

  /** The state before; undefined: there is none. */
  undo(): State | undefined {
    const before = this.#past.at(-1);
    if (before === undefined) return undefined;
    this.#ahead = [this.#present, ...this.#ahead];
    this.#past = this.#past.slice(0, -1);
    return this.#go(before);
  }

  redo(): State | undefined {
    const [next] = this.#ahead;
    if (next === undefined) return undefined;
    this.#past = [...this.#past, this.#present];
    this.#ahead = this.#ahead.slice(1);
    return this.#go(next);
  }

  /** Restarts the history for another record, or for this one after another user stored it. */
  reset(first: State): void {
    this.#past = [];
    this.#ahead = [];
    this.#go(first);
  }

  #go(state: State): State {
    this.#present = state;
    this.#last = undefined;
    return state;
  }
}
