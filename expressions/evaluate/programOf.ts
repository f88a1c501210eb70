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

/** The frame of the last run that ended. A run inside a run (a formula that reads a computed field) makes its own. */
let spare: Frame | undefined;

/** The program of a root closure. `first`: the question about a field it begins with, when it is a decision. */
export function programOf(root: Closure, compilation: Compilation, first?: Step): Program {
  const { nodes } = compilation;
  const decision = first && nodes <= defaultLimits.steps ? new RecordDecision(first) : undefined;
  const run: FramedRun = (scope, options, from) => {
    const frame = spare ?? new Frame();
    spare = undefined;
    try {
      // Every node is charged once at the start; only bulk work is charged while it happens.
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

/** A run from the beginning, or from a step the record's values led to. */
type FramedRun = (
  scope: Parameters<Program['run']>[0],
  options: Parameters<Program['run']>[1],
  from?: Step,
) => Result<Data>;

/** Asks plain records first, without a frame; a run with limits of its own counts from the beginning. */
function decided(decision: RecordDecision, run: FramedRun): Program['run'] {
  return (scope, options) => {
    if (!(scope instanceof RecordScope) || options?.limits !== undefined) return run(scope, options);
    const step = decision.answer(scope);
    return step.result ?? run(scope, options, step);
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
