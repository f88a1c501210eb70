import type { Data, Result, RunOptions, Scope } from '../../../expressions/index.ts';
import { compile } from '../../../expressions/index.ts';
import { jsonlogic, parseBareJsonLogic } from '../../../expressions/jsonLogic/bare/index.ts';
import { ownValue } from '../../../expressions/values/ownValue.ts';

/** Parses, compiles and runs bare JSON Logic on any data. */
export function bare(logic: unknown, data: Data = null, options: RunOptions = {}): Result<Data> {
  const tree = parseBareJsonLogic(logic);
  if (!tree.ok) return tree;
  const scope: Scope = { read: (name) => ownValue(data, name) as Data | undefined, whole: () => data };
  return compile(tree.value, { languages: [jsonlogic] }).run(scope, options);
}
