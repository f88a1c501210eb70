import { type FieldPatch, type Layer, layersOf } from '../fields/resolve/Layer.ts';
import type { Provenance, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { resolveOnce } from '../fields/resolve/resolveOnce.ts';
import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import type { FieldLine, MixinSchema, TableSchema } from '../schema/TableSchema.ts';
import { originalIndex } from './placeOf.ts';
import { pointer } from './pointer.ts';

/** Names that the check knows besides the schemas. Rules whose list is missing check nothing. */
export interface CheckOptions {
  /** The file of each schema object (`readBundle`): makes paths `file#pointer`. */
  readonly files?: ReadonlyMap<object, string>;
  /** Layers beyond the shipped ones, by table: extension fields, designs. */
  readonly layers?: ReadonlyMap<string, readonly Layer[]>;
  /** Actions with a handler; default the built-in ones. */
  readonly actions?: Iterable<string>;
  /** Registered actions of the links beside fields; default none. */
  readonly fieldActions?: Iterable<string>;
  /** Names of registered checks, of renderers below a field, and of key-press handlers. */
  readonly validators?: Iterable<string>;
  readonly belowTypes?: Iterable<string>;
  readonly keyPresses?: Iterable<string>;
  /** Names of hooks around uploads, removals and clicks of a field's files. */
  readonly fileHooks?: Iterable<string>;
  /** Names of what a click on a cell may do. */
  readonly cellClicks?: Iterable<string>;
  /** Registered server hooks. */
  readonly hooks?: Iterable<string>;
  /** Page renderers. */
  readonly pageTypes?: Iterable<string>;
  /** Cell renderers. */
  readonly cellTypes?: Iterable<string>;
  /** Dictionary providers of the server. */
  readonly providers?: Iterable<string>;
  /** Roles that exist without a permission set. */
  readonly roles?: Iterable<string>;
  /** Routes that exist without a page schema. */
  readonly routes?: Iterable<string>;
  /** True: every text of the schemas needs a translation in each language that has catalogues. Default false. */
  readonly completeTexts?: boolean;
}

/** One line of a table or mixin and its place. */
interface PlacedLine {
  readonly line: FieldLine;
  readonly owner: TableSchema | MixinSchema;
  readonly path: string;
}

/** A resolved table with its schema, for rules about the result of all layers. */
export interface CheckedTable {
  readonly schema: TableSchema;
  readonly table: ResolvedTable;
  readonly because: Provenance;
}

/** One rule of the schema check. `name` states what it looks for, the issues state where and why. */
export interface SchemaRule {
  readonly name: string;
  check(subject: CheckSubject): Iterable<Issue>;
}

const headersByDetail = (tables: readonly ResolvedTable[]): ReadonlyMap<string, readonly ResolvedTable[]> => {
  const found = new Map<string, Set<ResolvedTable>>();
  for (const table of tables)
    for (const detail of table.details)
      found.set(detail.table, (found.get(detail.table) ?? new Set()).add(table));
  return new Map([...found].map(([detail, headers]) => [detail, [...headers]] as const));
};

/** Input of the rules: the bundle, its resolved tables, and the place of each schema in its file. */
export class CheckSubject {
  private readonly resolved = new Map<string, CheckedTable>();
  private readonly placed = new Map<object, readonly PlacedLine[]>();
  private everyTable: readonly CheckedTable[] | undefined;
  private everyLine: readonly PlacedLine[] | undefined;
  private headers: ReadonlyMap<string, readonly ResolvedTable[]> | undefined;

  constructor(
    readonly bundle: SchemaBundle,
    readonly types: FieldTypeRegistry,
    readonly options: CheckOptions,
  ) {}

  /** The path of a place inside a schema: `file#pointer`. Menus stand under `menus` in their file. */
  at(schema: object, ...steps: readonly (string | number)[]): string {
    const { files } = this.options;
    const file = files?.get(schema) ?? files?.get((schema as TableSchema).view ?? schema) ?? '';
    return `${file}#${schema === this.bundle.menus ? '/menus' : ''}${pointer(...steps)}`;
  }

  /** The resolved table of this name. */
  table(name: string): CheckedTable | undefined {
    const schema = this.bundle.tables.get(name);
    const known = this.resolved.get(name);
    if (!schema || known) return known;
    const layers = [...layersOf(this.bundle, name), ...(this.options.layers?.get(name) ?? [])];
    const made = { schema, ...resolveOnce(layers, this.types) };
    this.resolved.set(name, made);
    return made;
  }

  /** Every table, resolved. */
  get tables(): readonly CheckedTable[] {
    this.everyTable ??= [...this.bundle.tables.keys()].flatMap((name) => this.table(name) ?? []);
    return this.everyTable;
  }

  /** The tables that have this one as a detail. */
  mainsOf(detail: string): readonly ResolvedTable[] {
    this.headers ??= headersByDetail(this.tables.map(({ table }) => table));
    return this.headers.get(detail) ?? [];
  }

  /** The lines of one table or mixin, with their places. */
  linesOf(owner: TableSchema | MixinSchema): readonly PlacedLine[] {
    const known = this.placed.get(owner);
    if (known !== undefined) return known;
    const lines = owner.fields.map((line, at) => ({
      line,
      owner,
      path: this.at(owner, 'fields', originalIndex(owner.fields, at)),
    }));
    this.placed.set(owner, lines);
    return lines;
  }

  /** Every line of every table and mixin. */
  get lines(): readonly PlacedLine[] {
    this.everyLine ??= [...this.bundle.mixins.values(), ...this.bundle.tables.values()].flatMap((owner) =>
      this.linesOf(owner),
    );
    return this.everyLine;
  }

  /** Every patch of a field: lines of tables and mixins, and lines of other layers. */
  get said(): readonly { readonly line: FieldPatch; readonly path: string }[] {
    const patches = [...(this.options.layers ?? [])].flatMap(([table, layers]) =>
      layers
        .flatMap((layer) => layer.fields ?? [])
        .map((line) => ({
          line,
          path: `${table}#${pointer('fields', line.field)}`,
        })),
    );
    return [...this.lines, ...patches];
  }

  /** The path that set a property of a resolved field: the table's line, else the mixin's, else the table. */
  saidAt({ schema, because }: CheckedTable, field: string, property = 'field'): string {
    const layer = because.because(field, property) ?? because.because(field, 'field');
    const mixin = layer?.kind === 'mixin' ? this.bundle.mixins.get(layer.name) : undefined;
    const found = this.linesOf(mixin ?? schema).find(({ line }) => line.field === field);
    if (!found) return this.at(schema);
    return property !== 'field' && Object.hasOwn(found.line, property)
      ? found.path + pointer(property)
      : found.path;
  }
}
