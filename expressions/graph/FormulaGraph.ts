import { order } from '../order.ts';
import type { Result } from '../Result.ts';
import { readersOf } from './readersOf.ts';
import { Waiting } from './Waiting.ts';

/**
 * Computes one formula and says whether its value is another one now. `at` is its place in {@link FormulaGraph.names}, for
 * callers that keep programs in a list.
 */
export type Recompute = (name: string, at: number) => boolean;

/**
 * Which formulas wait for which names, ordered once. After a change only formulas are computed that read something whose value
 * really became another one, each once, after everything it reads. Synchronous; nothing here calls itself, so that a chain
 * of any length is walked. `recompute` must not ask the same graph again.
 */
export class FormulaGraph {
  /** The formulas, each after those it reads. */
  readonly names: readonly string[];
  /** Formulas by place first, then the other names that are read. */
  readonly #places: ReadonlyMap<string, number>;
  /** Readers of the name at `place`: `readers[starts[place]]` up to `starts[place + 1]`, places of formulas. */
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
   * Computes what depends on names whose values changed: fields, or formulas that were given a value from outside. Names nobody
   * reads are ignored. Answers how many formulas were computed.
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
 * The graph of formulas by name with the names each reads: fields, other formulas; what a name stands for (a header field, a
 * column of all detail rows) is the caller's matter. A circle is the error `cycle` with `params.path` `A -> B -> A`.
 */
export function formulaGraph(formulas: ReadonlyMap<string, readonly string[]>): Result<FormulaGraph> {
  const sorted = order(formulas);
  return sorted.ok ? { ok: true, value: new FormulaGraph(sorted.value, formulas) } : sorted;
}
