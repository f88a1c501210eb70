import { excel } from '../../../expressions/excel/index.ts';
import type {
  Data,
  DataObject,
  ParseOptions,
  Result,
  RunOptions,
  ValueType,
} from '../../../expressions/index.ts';
import { compile, scopeOf } from '../../../expressions/index.ts';

/** Parses, compiles and runs a formula on a record; default time: 20 March 2026, morning. */
export function evaluateExcel(
  formula: string,
  data: DataObject = {},
  types?: Readonly<Record<string, ValueType>>,
  parsing?: ParseOptions,
  options: RunOptions = {},
): Result<Data> {
  const tree = excel.parse(formula, parsing);
  if (!tree.ok) return tree;
  const typeOf = types === undefined ? undefined : (path: string) => types[path];
  const program = compile(tree.value, { languages: [excel], ...(typeOf === undefined ? {} : { typeOf }) });
  return program.run(scopeOf(data), { now: '2026-03-20 09:30:00', ...options });
}
