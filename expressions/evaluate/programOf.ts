import type { ExpressionError } from '../ExpressionError.ts';
import type { Program } from '../Program.ts';
import { Refusal } from '../Refusal.ts';
import type { Closure } from './Closure.ts';
import type { Compilation } from './Compilation.ts';
import { dataOf } from './dataOf.ts';
import { Frame } from './Frame.ts';
import { hostLimit } from './hostLimit.ts';

/** The frame of the last run that ended. A run inside a run (a formula that reads a computed field) makes its own. */
let spare: Frame | undefined;

/** The program of a root closure. */
export function programOf(root: Closure, compilation: Compilation): Program {
  const { nodes } = compilation;
  return {
    reads: compilation.reads(),
    run: (scope, options) => {
      const frame = spare ?? new Frame();
      spare = undefined;
      try {
        // Every node is charged once at the start; only bulk work is charged while it happens.
        frame.begin(scope, options, nodes);
        const value = root(frame);
        if (typeof value === 'number') return { ok: true, value: numberOf(value) };
        return {
          ok: true,
          value: typeof value === 'object' && value !== null ? dataOf(value, frame) : value,
        };
      } catch (thrown) {
        const error = thrown instanceof Refusal ? thrown.error : hostLimit(thrown);
        if (error === undefined) throw thrown;
        return { ok: false, error: placed(error, frame.at) };
      } finally {
        frame.end(compilation.slots);
        spare = frame;
      }
    },
  };
}

/** -0, which JSON text can hold, leaves as 0; what it cannot hold, 1e999 read as Infinity, as null. */
function numberOf(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}

/** Arithmetic does not know its place; the frame does. */
function placed(error: ExpressionError, at: string | undefined): ExpressionError {
  return error.at === undefined && at !== undefined ? { ...error, at } : error;
}
