import type { Data } from '../Data.ts';
import type { ExpressionError } from '../ExpressionError.ts';
import { defaultLimits } from '../Limits.ts';
import type { Program } from '../Program.ts';
import { Refusal } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import { RecordScope } from '../values/RecordScope.ts';
import type { Closure } from './Closure.ts';
import type { Compilation } from './Compilation.ts';
import { dataOf } from './dataOf.ts';
import { Frame } from './Frame.ts';
import { RecordDecision } from './fast/decide/RecordDecision.ts';
import type { Step } from './fast/decide/Step.ts';
import { walkFrom } from './fast/decide/walk.ts';
import { hostLimit } from './hostLimit.ts';

/**
 * Frame of the last finished run, for reuse. A nested run (a formula that reads a computed field) makes its
 * own.
 */
let spare: Frame | undefined;

/** Creates the program of a root closure. `first`: its first question about a field, if it is a decision. */
export function programOf(root: Closure, compilation: Compilation, first?: Step): Program {
  const { nodes } = compilation;
  const decision = first && nodes <= defaultLimits.steps ? new RecordDecision(first) : undefined;
  const run: FramedRun = (scope, options, from) => {
    const frame = spare ?? new Frame();
    spare = undefined;
    try {
      // Charges every node once at the start; only bulk work is charged as it runs.
      frame.begin(scope, options, nodes);
      const value = from === undefined ? root(frame) : walkFrom(from, frame);
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
  };
  return { reads: compilation.reads(), run: decision === undefined ? run : decided(decision, run) };
}

/** Runs from the beginning, or from a step reached with the record's values. */
type FramedRun = (
  scope: Parameters<Program['run']>[0],
  options: Parameters<Program['run']>[1],
  from?: Step,
) => Result<Data>;

/** Tries plain records first, without a frame; a run with its own limits counts from the beginning. */
function decided(decision: RecordDecision, run: FramedRun): Program['run'] {
  return (scope, options) => {
    if (!(scope instanceof RecordScope) || options?.limits !== undefined) return run(scope, options);
    const step = decision.answer(scope);
    return step.result ?? run(scope, options, step);
  };
}

/** Converts values JSON cannot hold: -0 becomes 0, and Infinity (1e999) null. */
function numberOf(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}

/** Adds the frame's position to an error of arithmetic. */
function placed(error: ExpressionError, at: string | undefined): ExpressionError {
  return error.at === undefined && at !== undefined ? { ...error, at } : error;
}
