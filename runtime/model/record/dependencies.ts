import type { Scope } from '../../../expressions/index.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { headerField, mainName } from '../formulas/recordScope.ts';
import type { Cell, MutableRow, Row } from '../schema/Row.ts';

/** Reads a field by the name in a dependency: of the record, or `$main.Field` of the header. */
export function readDependency(name: string, scope: Scope): Cell {
  const field = headerField(name);
  if (field === undefined) return (scope.read(name) ?? null) as Cell;
  const main = scope.read(mainName);
  if (typeof main !== 'object' || main === null || !Object.hasOwn(main, field)) return null;
  return ((main as Readonly<Record<string, unknown>>)[field] ?? null) as Cell;
}

/** Title of the field that {@link readDependency} reads; its name when there is no such field. */
export function dependencyTitle(name: string, table: ResolvedTable, main: ResolvedTable | undefined): string {
  const field = headerField(name);
  const owner = field === undefined ? table : main;
  return owner?.byName.get(field ?? name)?.title ?? name;
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
