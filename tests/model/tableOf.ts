import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { resolveWritten } from '../../runtime/model/formulas/resolveWritten.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';

const types = fieldTypeRegistry();

/** A resolved table of the given fields; formulas may name fields of `details`. */
export function tableOf(
  fields: readonly FieldSchema[],
  table: Partial<TableSchema> = {},
  details: readonly ResolvedTable[] = [],
): ResolvedTable {
  const name = table.table ?? 'Thing';
  const says = { table: name, cnName: name, key: `${name}_Id`, ...table };
  return resolveWritten([{ kind: 'table', name, table: says, fields }], types, { details, mains: [] }).table;
}

/** A field of a resolved table; throws when it is missing. */
export function fieldOf(table: ResolvedTable, name: string): ResolvedField {
  const field = table.byName.get(name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return field;
}
