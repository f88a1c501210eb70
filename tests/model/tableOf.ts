import { translate } from '../../runtime/model/expression/translate.ts';
import { fieldTypeRegistry } from '../../runtime/model/fieldTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import { resolve } from '../../runtime/model/resolve.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';

const types = fieldTypeRegistry();

/** A resolved table of the given fields, for tests. */
export function tableOf(fields: readonly FieldSchema[], table: Partial<TableSchema> = {}): ResolvedTable {
  const name = table.table ?? 'Thing';
  const says = { table: name, cnName: name, key: `${name}_Id`, ...table };
  return resolve(translate([{ kind: 'table', name, table: says, fields }]), types).table;
}

/** The first field of a resolved table; the test stops when there is none. */
export function fieldOf(table: ResolvedTable, name: string): ResolvedField {
  const field = table.byName.get(name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return field;
}
