import { isTruthy, type RunOptions, type Scope } from '../../../expressions/index.ts';
import type { Condition } from '../schema/Condition.ts';
import { programOf } from './conditionHolds.ts';

/** A condition ready to be asked of one record after the other. */
export type Test = (scope: Scope, options?: RunOptions) => boolean;

/**
 * Prepares a condition: true by JSON Logic's truth. A condition that cannot be read or run answers `otherwise`, the harmless
 * side: a field is shown, locked and not asked for. The schema check reports it.
 */
export function testOf(condition: Condition, otherwise: boolean): Test {
  const program = programOf(condition);
  if (!program.ok) return () => otherwise;
  const { run } = program.value;
  return (scope, options) => {
    const answer = run(scope, options);
    return answer.ok ? isTruthy(answer.value) : otherwise;
  };
}
