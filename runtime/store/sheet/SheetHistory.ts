/** Number of steps kept for undo (at least 50 are required). */
const defaultDepth = 200;

/**
 * Undo history of a sheet. States are immutable and share unchanged parts, so an undo returns the earlier one
 * exactly, with computed values, added and deleted rows.
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

  /** Records a step by the state before it; clears the redo steps. */
  push(before: State): void {
    this.#past.push(before);
    if (this.#past.length > this.#depth) this.#past.shift();
    this.#future = [];
  }

  /** The state before the last step; undefined: none. */
  undo(now: State): State | undefined {
    const before = this.#past.pop();
    if (before !== undefined) this.#future.push(now);
    return before;
  }

  /** The state after the last undone step; undefined: none. */
  redo(now: State): State | undefined {
    const after = this.#future.pop();
    if (after !== undefined) this.#past.push(now);
    return after;
  }

  /** Changes every kept state: late values belong to the step that requested them. */
  rewrite(change: (state: State) => State): void {
    this.#past = this.#past.map(change);
    this.#future = this.#future.map(change);
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}
