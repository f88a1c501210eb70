import { order } from '../order.ts';
import type { Result } from '../Result.ts';
import { readersOf } from './readersOf.ts';
import { Waiting } from './Waiting.ts';

/**
 * Computes one formula; returns true when its value changed. `at` is its index in {@link FormulaGraph.names},
 * for callers that keep programs in a list.
 */
export type Recompute = (name: string, at: number) => boolean;

/**
 * Dependency graph of formulas, sorted once. After a change it computes only formulas that read a value that
 * really changed, each once, after everything it reads. Synchronous and without recursion, so that it handles
 * chains of any length. `recompute` must not call the same graph again.
 */
export class FormulaGraph {
  /** Formula names, each after those it reads. */
  readonly names: readonly string[];
  /** Indexes of names: formulas first, then the other names they read. */
  readonly #places: ReadonlyMap<string, number>;
  /**
   * Readers of the name at `place`: `readers[starts[place]]` up to `starts[place + 1]`, as indexes of
   * formulas.
   */
  readonly #starts: Int32Array;
  readonly #readers: Int32Array;
  readonly #waiting: Waiting;

  constructor(names: readonly string[], reads: ReadonlyMap<string, readonly string[]>) {
    const { places, starts, readers } = readersOf(names, reads);
    this.names = names;
    this.#places = places;
    this.#starts = starts;
    this.#readers = readers;
    this.#waiting = new Waiting(names.length);
  }

  /** Computes every formula in order. */
  all(recompute: Recompute): void {
    for (const [at, name] of this.names.entries()) recompute(name, at);
  }

  /**
   * Computes what depends on changed names: fields, or formulas that received a value from outside. Ignores
   * names that no formula reads. Returns the number of computed formulas.
   */
  changed(changed: Iterable<string>, recompute: Recompute): number {
    for (const name of changed) this.#wake(this.#places.get(name));
    let computed = 0;
    for (let at = this.#waiting.next(); at >= 0; at = this.#waiting.next()) {
      computed += 1;
      if (recompute(this.names[at] ?? '', at)) this.#wake(at);
    }
    return computed;
  }

  #wake(place: number | undefined): void {
    if (place === undefined) return;
    const end = this.#starts[place + 1] ?? 0;
    for (let edge = this.#starts[place] ?? 0; edge < end; edge += 1)
      this.#waiting.add(this.#readers[edge] ?? 0);
  }
}

/**
 * Creates the graph of formulas by name, with the names that each reads (fields, other formulas).
 * A name may mean a header field or a column of all detail rows: the caller defines it. A cycle is the error
 * `cycle` with `params.path` `A -> B -> A`.
 */
export function formulaGraph(formulas: ReadonlyMap<string, readonly string[]>): Result<FormulaGraph> {
  const sorted = order(formulas);
  return sorted.ok ? { ok: true, value: new FormulaGraph(sorted.value, formulas) } : sorted;
}
