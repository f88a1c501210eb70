import type { Scope } from '../../../expressions/index.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { mainName } from '../formulas/recordScope.ts';
import type { Cell, MutableRow, Row } from '../schema/Row.ts';

const fromMain = `${mainName}.`;

/** Reads a field by the name in a dependency: of the record, or `$main.Field` of the header. */
export function readDependency(name: string, scope: Scope): Cell {
  if (!name.startsWith(fromMain)) return (scope.read(name) ?? null) as Cell;
  const field = name.slice(fromMain.length);
  const main = scope.read(mainName);
  if (typeof main !== 'object' || main === null || !Object.hasOwn(main, field)) return null;
  return ((main as Readonly<Record<string, unknown>>)[field] ?? null) as Cell;
}

/**
 * Values that the options of a field depend on (`dependsOn`). Undefined while one is empty; then there are no
 * options. A field without dependencies gives an empty row.
 */
export function dependencyValues(field: Pick<ResolvedField, 'dependsOn'>, scope: Scope): Row | undefined {
  const values: MutableRow = {};
  for (const { field: name } of field.dependsOn ?? []) {
    const value = readDependency(name, scope);
    if (value === null || value === '') return undefined;
    values[name] = value;
  }
  return values;
}

/** The fields of a table whose options depend on others. */
export function dependentFields(table: ResolvedTable): readonly ResolvedField[] {
  return table.fields.filter((field) => (field.dependsOn ?? []).length > 0);
}
