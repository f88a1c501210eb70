import type { Data, Result, RunOptions } from '../../../../expressions/index.ts';
import { compile } from '../../../../expressions/index.ts';
import { inputScope, jsonata, prepare } from '../../../../expressions/jsonata/index.ts';

/** Parses, compiles and runs a JSONata formula; first loads the regular-expression engine when needed. */
export async function evaluateFormula(
  source: string,
  data: Data = {},
  options: RunOptions = {},
): Promise<Result<Data>> {
  const tree = jsonata.parse(source);
  if (!tree.ok) return tree;
  await prepare(tree.value);
  return compile(tree.value, { languages: [jsonata] }).run(inputScope(data), options);
}
