import type { Data, DataObject, Result, RunOptions, ValueType } from '../../expressions/index.ts';
import { compile, parseJsonLogic, scopeOf } from '../../expressions/index.ts';

/** Parses, compiles and runs JSON Logic on a record. */
export function evaluate(
  logic: unknown,
  record: DataObject = {},
  options: RunOptions = {},
  types?: Readonly<Record<string, ValueType>>,
): Result<Data> {
  const tree = parseJsonLogic(logic);
  if (!tree.ok) return tree;
  const program = compile(tree.value, types === undefined ? {} : { typeOf: (path) => types[path] });
  return program.run(scopeOf(record), options);
}
