import type { FieldPatch, Layer } from '../fields/resolve/Layer.ts';
import type { ColumnTypeName } from '../schema/FieldSchema.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import type { FieldLine, TableSchema } from '../schema/TableSchema.ts';
import type { ViewSchema } from '../schema/ViewSchema.ts';
import { viewsOf } from '../schema/viewsOf.ts';
import type { ViewTable, ViewWorld } from './ViewWorld.ts';
import { viewFields } from './viewFields.ts';
import { joinedKey, viewKey } from './viewKey.ts';
import { viewTableOnce } from './viewTableOnce.ts';

/** The schemas a view may stand on. */
type ViewBundle = Pick<SchemaBundle, 'tables' | 'mixins' | 'dictionaries' | 'others'> & {
  readonly layers?: ReadonlyMap<string, readonly Layer[]>;
};

const none: readonly FieldPatch[] = [];

const keyTypes: Readonly<Partial<Record<ColumnTypeName, TableSchema['keyType']>>> = {
  int: 'identity',
  long: 'snowflake',
  guid: 'guid',
};

const joinedKeyField: FieldLine = {
  field: joinedKey,
  title: '主键',
  type: 'text',
  columnType: 'string',
  hidden: true,
  readonly: true,
};

interface Known {
  readonly layers: readonly (readonly FieldPatch[])[];
  readonly table: ViewTable;
}

/** The last made of each schema: what is made of a view compares its tables by identity. */
const known = new WeakMap<TableSchema, Known>();

/** What views know of a table: fields of its mixins, its own, those of further layers. */
const tableOf = ({ mixins, layers }: ViewBundle, schema: TableSchema): ViewTable => {
  const all: readonly (readonly FieldPatch[])[] = [
    ...(schema.mixins ?? []).map((mixin) => mixins.get(mixin)?.fields ?? none),
    schema.fields,
    ...(layers?.get(schema.table) ?? []).map((layer) => layer.fields ?? none),
  ];
  const before = known.get(schema);
  if (before?.layers.length === all.length && all.every((layer, at) => layer === before.layers[at]))
    return before.table;
  const lines = new Map<string, FieldPatch>();
  for (const line of all.flat())
    if (line.figure === undefined) lines.set(line.field, { ...lines.get(line.field), ...line });
  if (!lines.has(schema.key)) {
    const columnType = schema.keyType === 'guid' ? 'guid' : schema.keyType === 'snowflake' ? 'long' : 'int';
    lines.set(schema.key, { field: schema.key, title: '主键', type: 'number', columnType, hidden: true });
  }
  const details = (Array.isArray(schema.details) ? schema.details : []).flatMap((one) =>
    one ? [{ table: one.table, foreignKey: one.foreignKey ?? schema.key }] : [],
  );
  const table = { table: schema.table, key: schema.key, fields: lines, details };
  known.set(schema, { layers: all, table });
  return table;
};

/** The read-only table that the product knows a view by. */
const viewTable = (world: ViewWorld, view: ViewSchema): TableSchema => {
  const key = viewKey(view);
  const fields = viewFields(world, view) as readonly FieldLine[];
  const own = fields.find(({ field }) => field === key);
  return {
    format: 1,
    table: view.view,
    cnName: view.cnName,
    key,
    keyType: own === undefined ? 'text' : (keyTypes[own.columnType ?? 'string'] ?? 'text'),
    serverOnly: true,
    view,
    ...(view.sortName !== undefined && { sortName: view.sortName }),
    ...(view.sortOrder !== undefined && { sortOrder: view.sortOrder }),
    ...(view.nameField !== undefined && { nameField: view.nameField }),
    fields: own === undefined ? [joinedKeyField, ...fields] : fields,
  };
};

/** Makes the tables of the views, each after those it stands on. A view in a circle stays out. */
class Making {
  readonly #made = new Map<string, TableSchema>();
  readonly #known = new Map<string, ViewTable>();
  readonly #open = new Set<string>();
  readonly #bundle: ViewBundle;
  readonly world: ViewWorld;

  constructor(bundle: ViewBundle) {
    this.#bundle = bundle;
    this.world = {
      table: (name) => this.#table(name),
      dictionary: (name) => bundle.dictionaries.get(name),
      mainsOf: (detail) =>
        [...bundle.tables.values()].flatMap((main) =>
          Array.isArray(main.details) && main.details.some((one) => one?.table === detail)
            ? (this.#table(main.table) ?? [])
            : [],
        ),
    };
  }

  /** The stored tables, then those of views. */
  get all(): ReadonlyMap<string, TableSchema> {
    const views = viewsOf(this.#bundle);
    for (const name of views.keys()) this.#schema(name);
    return new Map([...this.#bundle.tables, ...this.#made]);
  }

  #schema(name: string): TableSchema | undefined {
    const stored = this.#bundle.tables.get(name) ?? this.#made.get(name);
    const view = stored === undefined ? viewsOf(this.#bundle).get(name) : undefined;
    if (view === undefined || this.#open.has(name)) return stored;
    this.#open.add(name);
    const made = viewTableOnce(this.world, view, viewTable);
    this.#open.delete(name);
    this.#made.set(name, made);
    return made;
  }

  #table(name: string): ViewTable | undefined {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const schema = this.#schema(name);
    if (schema === undefined || !Array.isArray(schema.fields)) return undefined;
    const made = tableOf(this.#bundle, schema);
    this.#known.set(name, made);
    return made;
  }
}

/** The tables of a bundle, with one for each view. */
export const withViews = (bundle: ViewBundle): ReadonlyMap<string, TableSchema> =>
  viewsOf(bundle).size === 0 ? bundle.tables : new Making(bundle).all;
