import { type FormulaFunction, type FunctionTable, functionTable } from '../../../../expressions/index.ts';

let known: FunctionTable = new Map();

/** The functions of plugins that formulas and conditions may call. */
export function pluginFunctions(): FunctionTable {
  return known;
}

/**
 * Adds functions. Returns a function that removes them, for tests.
 * A change makes a new table, so caches by table stay valid. Throws an Error when two functions have the same
 * name.
 */
export function addPluginFunctions(functions: readonly FormulaFunction[]): () => void {
  const added = functions.filter((one) => known.get(one.name) !== one);
  if (added.length > 0) known = functionTable([...known.values(), ...added]);
  return () => {
    if (added.length > 0) known = functionTable([...known.values()].filter((one) => !added.includes(one)));
  };
}
