import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';

/** Reads a record from the data part, each value by its field; `undefined` without data. */
export function recordOf(
  table: ResolvedTable,
  data: Json | undefined,
): { readonly row: Row | undefined; readonly issues: readonly Issue[] } {
  if (data === undefined || data === null) return { row: undefined, issues: [] };
  if (!isObject(data))
    return { row: undefined, issues: [schemaIssue('schema.wrongType', 'data#', { expected: 'object' })] };
  return { row: rowOf(table, data), issues: [] };
}

/** Values as the fields store them. Keeps unreadable values, so that the check can report them. */
export function rowOf(table: ResolvedTable, data: JsonObject): Row {
  const row: Record<string, Cell> = {};
  for (const [name, value] of Object.entries(data)) {
    const field = table.byName.get(name);
    const parsed = field?.kind.parse(value, field);
    row[name] = parsed?.ok ? parsed.value : value;
  }
  return row;
}
