import type { Data, DataObject, Result } from '../../../expressions/index.ts';
import { compile } from '../../../expressions/index.ts';
import { inputScope, jsonata, prepare } from '../../../expressions/jsonata/index.ts';
import type { RunOptions } from '../../../expressions/RunOptions.ts';

/** Parses, prepares, compiles and runs a formula on any data. */
export async function evaluateJsonata(
  expr: string,
  data: Data = {},
  options: RunOptions & { bindings?: DataObject } = {},
): Promise<Result<Data>> {
  const tree = jsonata.parse(expr);
  if (!tree.ok) return tree;
  await prepare(tree.value);
  // Trees are sent as JSON between server and browser.
  const travelled = JSON.parse(JSON.stringify(tree.value)) as typeof tree.value;
  return compile(travelled, { languages: [jsonata] }).run(inputScope(data), options);
}
