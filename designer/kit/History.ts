import { makeAutoObservable, observableRef } from 'mobx';

/** Maximum number of undo steps kept. */
const most = 200;

/**
 * Edits of one kind within this many milliseconds merge into one step. Undo thus removes whole words, not
 * letters.
 */
const pause = 1000;

/** How an edit is grouped in the undo history. */
export interface StepOptions {
  /** Merges into the previous step if that has this kind and is recent. */
  readonly kind?: string | undefined;
  /** Merges into the previous step whatever its age. */
  readonly joins?: boolean;
}

/**
 * Undo history of a draft, observed. A new state after an undo drops the states that could be redone. States are never
 * mutated.
 */
export class History<State> {
  private past: readonly State[] = [];
  private ahead: readonly State[] = [];
  /** The state that is edited now. */
  present: State;
  /** Kind and time of the last step; undefined: the next edit starts a new step. */
  #last: { readonly kind: string; readonly at: number } | undefined;

  constructor(first: State) {
    this.present = first;
    makeAutoObservable<History<State>, 'past' | 'ahead'>(this, {
      past: observableRef,
      ahead: observableRef,
      present: observableRef,
    });
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.ahead.length > 0;
  }

  /** Adds a state, or puts it in place of the present one. */
  step(next: State, { kind, joins = false }: StepOptions): void {
    if (joins) this.amend(next);
    else this.push(next, kind);
  }

  /** Replaces the present state without adding a step: one undo reverts both edits. */
  amend(next: State): void {
    this.present = next;
    this.ahead = [];
  }

  /**
   * Adds a state. It merges into the last step if that has the same `kind` and is less than a second old;
   * `at` in ms.
   */
  push(next: State, kind?: string, at = Date.now()): void {
    const joins = kind !== undefined && this.#last?.kind === kind && at - this.#last.at < pause;
    if (!joins) this.past = [...this.past, this.present].slice(-most);
    this.present = next;
    this.ahead = [];
    this.#last = kind === undefined ? undefined : { kind, at };
  }

  /** Returns to the previous state; undefined: there is none. */
  undo(): State | undefined {
    const before = this.past.at(-1);
    if (before === undefined) return undefined;
    this.ahead = [this.present, ...this.ahead];
    this.past = this.past.slice(0, -1);
    return this.#go(before);
  }

  redo(): State | undefined {
    const [next] = this.ahead;
    if (next === undefined) return undefined;
    this.past = [...this.past, this.present];
    this.ahead = this.ahead.slice(1);
    return this.#go(next);
  }

  /** Restarts the history for another record, or for this one after another user stored it. */
  reset(first: State): void {
    this.past = [];
    this.ahead = [];
    this.#go(first);
  }

  #go(state: State): State {
    this.present = state;
    this.#last = undefined;
    return state;
  }
}
