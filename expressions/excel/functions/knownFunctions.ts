import { aliases } from './aliases.ts';
import { coreFunctions } from './coreFunctions.ts';
import type { ExcelFunction } from './ExcelFunction.ts';

const byName = new Map<string, ExcelFunction>();
const byAnyName = new Map<string, ExcelFunction>();

/** Makes functions known to this process: parser, compiler and types. */
export function addFunctions(added: readonly ExcelFunction[]): void {
  for (const definition of added) {
    byName.set(definition.name, definition);
    for (const name of [definition.name, ...(aliases[definition.name] ?? [])])
      byAnyName.set(name, definition);
  }
}

addFunctions(coreFunctions);

/** The functions known so far by their upper-case name. */
export const knownFunctions: ReadonlyMap<string, ExcelFunction> = byName;

/** The functions known so far by name and alias. */
export const knownByAnyName: ReadonlyMap<string, ExcelFunction> = byAnyName;
