/** Steps that can be taken back at least (50); older ones are forgotten. */
const defaultDepth = 200;

/**
 * What a sheet was, step by step. A state is immutable and shares what did not change, so going back is taking the earlier
 * one: rows, computed values, rows added and deleted come back exactly.
 */
export class SheetHistory<State> {
  readonly #depth: number;
  #past: State[] = [];
  #future: State[] = [];

  constructor(depth: number = defaultDepth) {
    this.#depth = depth;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A step was made: what stood before it. What was undone cannot be redone any more. */
  push(before: State): void {
    this.#past.push(before);
    if (this.#past.length > this.#depth) this.#past.shift();
    this.#future = [];
  }

  /** The state before the last step; undefined: there is none. */
  undo(now: State): State | undefined {
    const before = this.#past.pop();
    if (before !== undefined) this.#future.push(now);
    return before;
  }

  /** The state after the step undone last; undefined: there is none. */
  redo(now: State): State | undefined {
    const after = this.#future.pop();
    if (after !== undefined) this.#past.push(now);
    return after;
  }

  /** Changes every state kept: what arrived late belongs to the step that asked for it. */
  rewrite(change: (state: State) => State): void {
    this.#past = this.#past.map(change);
    this.#future = this.#future.map(change);
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}
