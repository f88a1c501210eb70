import type { Layer } from '../fields/resolve/Layer.ts';
import { resolve } from '../fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../fields/types/index.ts';
import { type FormulaTables, fieldNames } from './fieldNames.ts';
import { translate } from './translate.ts';

const noTables: FormulaTables = { details: [], mains: [] };

/**
 * Resolves layers in their written form and prepares conditions and formulas to run. Formula text may name
 * fields of the table and of `tables`, by code or title.
 */
export function resolveWritten(
  layers: readonly Layer[],
  types: FieldTypeRegistry,
  tables: FormulaTables = noTables,
): ReturnType<typeof resolve> {
  const names = fieldNames(resolve(layers, types).table, tables);
  return resolve(translate(layers, names), types);
}
