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
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import { isTree } from '../formulas/isTree.ts';
import type { Condition } from '../schema/Condition.ts';
import type { Row } from '../schema/Row.ts';

const programs = new WeakMap<object, Result<Program>>();

/**
 * Compiles a condition and caches the program by condition object. Error `no-tree`: the condition was not
 * parsed (see `translate`).
 */
const programOf = (condition: Condition): Result<Program> => {
  const known = typeof condition === 'object' && condition !== null ? programs.get(condition) : undefined;
  if (known) return known;
  const made: Result<Program> = isTree(condition)
    ? { ok: true, value: compile(condition, { functions: pluginFunctions() }) }
    : { ok: false, error: { code: 'no-tree', message: 'This condition was not read.' } };
  if (typeof condition === 'object' && condition !== null) programs.set(condition, made);
  return made;
};

/**
 * Tests a condition on a record. Returns `broken` when it cannot be parsed or fails; the caller chooses the
 * safe side.
 */
export function conditionHolds(condition: Condition, row: Row, options?: RunOptions): boolean | 'broken' {
  const program = programOf(condition);
  if (!program.ok) return 'broken';
  const answer = program.value.run(scopeOf(row as Readonly<Record<string, Data>>), options);
  return answer.ok ? answer.value === true : 'broken';
}

/** A compiled condition, ready to test many records. */
export type Test = (scope: Scope, options?: RunOptions) => boolean;

/**
 * Compiles a condition that is tested by JSON Logic's truth. A condition that cannot be parsed or run returns
 * `otherwise`, the harmless side: the field stays visible, locked or optional. The schema check reports it.
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
