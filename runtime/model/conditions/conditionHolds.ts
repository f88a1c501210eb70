import {
  compile,
  type Data,
  isTruthy,
  type Program,
  type Result,
  type RunOptions,
  type Scope,
  scopeOf,
} from '../../../expressions/index.ts';
import { isTree } from '../formulas/isTree.ts';
import type { Condition } from '../schema/Condition.ts';
import type { Row } from '../schema/Row.ts';

const programs = new WeakMap<object, Result<Program>>();

/** The program of a condition, compiled once per condition value. `no-tree`: it could not be read (see `translate`). */
const programOf = (condition: Condition): Result<Program> => {
  const known = typeof condition === 'object' && condition !== null ? programs.get(condition) : undefined;
  if (known) return known;
  const made: Result<Program> = isTree(condition)
    ? { ok: true, value: compile(condition) }
    : { ok: false, error: { code: 'no-tree', message: 'This condition was not read.' } };
  if (typeof condition === 'object' && condition !== null) programs.set(condition, made);
  return made;
};

/**
 * Whether a condition holds for a record. Compiled once per condition value. `broken` when it cannot be read or fails:
 * the caller decides which way is safe.
 */
export function conditionHolds(condition: Condition, row: Row, options?: RunOptions): boolean | 'broken' {
  const program = programOf(condition);
  if (!program.ok) return 'broken';
  const answer = program.value.run(scopeOf(row as Readonly<Record<string, Data>>), options);
  return answer.ok ? answer.value === true : 'broken';
}

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
