import { aliases } from './aliases.ts';
import { coreFunctions } from './coreFunctions.ts';
import type { ExcelFunction } from './ExcelFunction.ts';
import { furtherFunctions } from './furtherFunctions.ts';

/** All functions. */
export const allFunctions: readonly ExcelFunction[] = [...coreFunctions, ...furtherFunctions];

/** All functions by their upper-case name. */
export const functions: ReadonlyMap<string, ExcelFunction> = new Map(
  allFunctions.map((definition) => [definition.name, definition]),
);

/** All functions by name and alias. */
export const functionsByAnyName: ReadonlyMap<string, ExcelFunction> = new Map([
  ...functions,
  ...allFunctions.flatMap((definition) =>
    (aliases[definition.name] ?? []).map((alias) => [alias, definition] as const),
  ),
]);
