import {
  compile,
  type Data,
  type Program,
  type Result,
  type RunOptions,
  scopeOf,
} from '../../../expressions/index.ts';
import { isTree } from '../formulas/isTree.ts';
import type { Condition } from '../schema/Condition.ts';
import type { Row } from '../schema/Row.ts';

const programs = new WeakMap<object, Result<Program>>();

/** The program of a condition, compiled once per condition value. `no-tree`: it could not be read (see `translate`). */
export const programOf = (condition: Condition): Result<Program> => {
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
