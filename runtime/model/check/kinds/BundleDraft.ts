import type { FieldPatch, Layer } from '../../fields/resolve/Layer.ts';
import type { DictionarySchema } from '../../schema/DictionarySchema.ts';
import type { MenuSchema } from '../../schema/MenuSchema.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import type { PermissionSetSchema } from '../../schema/PermissionSetSchema.ts';
import type { AppSchema, SchemaBundle } from '../../schema/SchemaBundle.ts';
import type { MixinSchema, TableSchema } from '../../schema/TableSchema.ts';
import { storedTables, viewsOf } from '../../schema/viewsOf.ts';
import { withViews } from '../../views/viewTables.ts';

/** A bundle while files are read or changes are applied; `layers` by table name, on top of mixins and table. */
export interface BundleDraft {
  readonly tables: Map<string, TableSchema>;
  readonly mixins: Map<string, MixinSchema>;
  readonly dictionaries: Map<string, DictionarySchema>;
  pages: PageSchema[];
  menus?: readonly MenuSchema[];
  readonly permissionSets: PermissionSetSchema[];
  app?: AppSchema;
  readonly others: Map<string, Map<string, object>>;
  readonly layers: Map<string, readonly Layer[]>;
  /** Tables of the bundle that changes are applied to; none while files are read. */
  readonly base: ReadonlyMap<string, TableSchema>;
}

/** A draft with the schemas of a bundle, which stays unchanged; without a bundle an empty one. Views are made into tables at the end. */
export const draftOf = (bundle?: SchemaBundle): BundleDraft => ({
  ...bundle,
  tables: new Map(storedTables(bundle?.tables ?? new Map())),
  mixins: new Map(bundle?.mixins),
  dictionaries: new Map(bundle?.dictionaries),
  pages: [...(bundle?.pages ?? [])],
  permissionSets: [...(bundle?.permissionSets ?? [])],
  others: new Map([...(bundle?.others ?? [])].map(([kind, schemas]) => [kind, new Map(schemas)] as const)),
  layers: new Map(),
  base: bundle?.tables ?? new Map(),
});

/** The bundle of a finished draft. */
export const bundleOf = ({ layers, menus = [], base: _base, ...rest }: BundleDraft): SchemaBundle => ({
  ...rest,
  tables: withViews({ ...rest, layers }),
  menus,
});

/** Whether a table, or a view that will be one, has this name. */
export const knowsTable = ({ tables, others }: BundleDraft, name: string): boolean =>
  tables.has(name) || viewsOf({ others }).has(name);

/** All field lines of a table so far: its own, those of mixins and of layers already applied. */
export const draftLines = (draft: BundleDraft, tableName: string): readonly FieldPatch[] => {
  const schema = draft.tables.get(tableName);
  const mixins = (schema?.mixins ?? []).flatMap((mixin) => draft.mixins.get(mixin)?.fields ?? []);
  const added = (draft.layers.get(tableName) ?? []).flatMap((layer) => layer.fields ?? []);
  return [...(schema?.fields ?? []), ...mixins, ...added];
};

/** Adds a layer on top of those of a table. */
export const addLayers = (draft: BundleDraft, table: string, layers: readonly Layer[]): void => {
  if (layers.length > 0) draft.layers.set(table, [...(draft.layers.get(table) ?? []), ...layers]);
};

/** Stores a schema under its name. Returns the schema that already has the name, and then stores nothing. */
export const putNamed = <T extends object>(
  map: Map<string, T>,
  name: string,
  schema: T,
): readonly [T, (T | undefined)?] => {
  const before = map.get(name);
  if (before === undefined) map.set(name, schema);
  return [schema, before];
};
