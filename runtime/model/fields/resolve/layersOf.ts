import type { SchemaBundle } from '../../schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../../schema/TableSchema.ts';
import type { Layer } from './Layer.ts';

const mixinLayer = (mixin: MixinSchema): Layer => ({
  kind: 'mixin',
  name: mixin.mixin,
  table: { ...(mixin.locks && { locks: mixin.locks }), ...(mixin.indexes && { indexes: mixin.indexes }) },
  fields: mixin.fields,
});

const tableLayer = (table: TableSchema): Layer => {
  const { format: _format, fields, ...says } = table;
  return { kind: 'table', name: table.table, table: says, fields };
};

/**
 * The shipped layers of a table, weakest first: its mixins in their order, then the table. Unknown names give nothing:
 * an unknown table has no layers, an unknown mixin is left out (the schema check reports it).
 */
export function layersOf(
  bundle: Pick<SchemaBundle, 'tables' | 'mixins'>,
  tableName: string,
): readonly Layer[] {
  const table = bundle.tables.get(tableName);
  if (!table) return [];
  const mixins = (table.mixins ?? []).flatMap((name) => bundle.mixins.get(name) ?? []);
  return [...mixins.map(mixinLayer), tableLayer(table)];
}
