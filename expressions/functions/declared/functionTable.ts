import type { FormulaFunction, FunctionTable } from './FormulaFunction.ts';

/** Creates a table of functions; throws an Error when two have the same name. */
export function functionTable(functions: readonly FormulaFunction[]): FunctionTable {
  const table = new Map<string, FormulaFunction>();
  for (const one of functions) {
    const known = table.get(one.name);
    if (known !== undefined && known !== one) throw new Error(`Two plugins bring a function ${one.name}.`);
    table.set(one.name, one);
  }
  return table;
}
