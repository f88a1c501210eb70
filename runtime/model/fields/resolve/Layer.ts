import type { Condition } from '../../schema/Condition.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { SchemaBundle } from '../../schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../../schema/TableSchema.ts';
import type { Takeable } from '../../schema/takenBack.ts';

/** Order of the layers, weakest first. */
export const layerKinds = [
  'type',
  'mixin',
  'table',
  'extension',
  'relations',
  'page',
  'design',
  'userDesign',
  'globalDesign',
  'view',
  'role',
  'state',
] as const;

export type LayerKind = (typeof layerKinds)[number];

/**
 * Field properties that one layer sets for `field`; null takes back what a weaker layer says. A layer can add a field only
 * with title and type.
 */
export type FieldPatch = { readonly field: string } & Takeable<FieldSchema>;

/** One source of definitions for a table, combined by `resolve`. */
export interface Layer {
  readonly kind: LayerKind;
  /** Name within its kind, for explanations: of the mixin, role or view. */
  readonly name: string;
  readonly table?: Partial<Omit<TableSchema, 'fields' | 'format' | 'view'>> & {
    /** The only rows there are; says a page over the table. */
    readonly rows?: Condition;
  };
  readonly fields?: readonly FieldPatch[];
}

/** One layer for one schema, so that what is made of layers can be kept by them. */
const once = <T extends object>(layerOf: (schema: T) => Layer): ((schema: T) => Layer) => {
  const made = new WeakMap<T, Layer>();
  return (schema) => {
    const layer = made.get(schema) ?? layerOf(schema);
    made.set(schema, layer);
    return layer;
  };
};

const mixinLayer = once((mixin: MixinSchema) => ({
  kind: 'mixin',
  name: mixin.mixin,
  table: { ...(mixin.locks && { locks: mixin.locks }), ...(mixin.indexes && { indexes: mixin.indexes }) },
  fields: mixin.fields,
}));

const tableLayer = once((table: TableSchema) => {
  const { format: _format, fields, view: _view, ...says } = table;
  return { kind: 'table', name: table.table, table: says, fields };
});

/**
 * The shipped layers of a table, weakest first: its mixins in order, then the table. Unknown tables have no
 * layers; unknown mixins are skipped (the schema check reports them).
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
