import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { SchemaBundle } from '../../schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../../schema/TableSchema.ts';

/** The order of the fold, weakest first. */
export const layerKinds = [
  'type',
  'mixin',
  'table',
  'extension',
  'design',
  'userDesign',
  'globalDesign',
  'view',
  'role',
  'state',
] as const;

export type LayerKind = (typeof layerKinds)[number];

/** Field properties one layer says; `field` names which. A layer may only add a field when it gives title and type. */
export type FieldPatch = { readonly field: string } & Partial<FieldSchema>;

/** One source of truth about a table, folded by `resolve`. */
export interface Layer {
  readonly kind: LayerKind;
  /** Which one of its kind, for "why?": the mixin's name, the role's name, the view's id. */
  readonly name: string;
  readonly table?: Partial<Omit<TableSchema, 'fields' | 'format'>>;
  readonly fields?: readonly FieldPatch[];
}

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
