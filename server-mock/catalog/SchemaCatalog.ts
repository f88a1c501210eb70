import type { FieldName } from '../../expressions/index.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { type Layer, layersOf } from '../../runtime/model/fields/resolve/Layer.ts';
import { pageLayer } from '../../runtime/model/fields/resolve/pageLayer.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { resolveOnce } from '../../runtime/model/fields/resolve/resolveOnce.ts';
import type { FieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { fieldNames } from '../../runtime/model/formulas/fieldNames.ts';
import { namesFields } from '../../runtime/model/formulas/readExpression.ts';
import { translate } from '../../runtime/model/formulas/translate.ts';
import { type FurtherPage, isFurther } from '../../runtime/model/schema/FurtherPage.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { UnfitSchema } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { type AppliedOverlays, applyOverlays } from './applyOverlays.ts';
import { CatalogViews } from './CatalogViews.ts';
import { ComposedDocuments } from './ComposedDocuments.ts';
import { DetailOwners, namesDetail } from './DetailOwners.ts';
import type { Overlay } from './Overlay.ts';
import { publishedMark } from './publishedMark.ts';
import { systemTables } from './systemTables.ts';
import { userLayer } from './userLayer.ts';

const noNames: readonly FieldName[] = [];

/** Schemas in force, with their {@link SchemaCatalog.revision} and {@link SchemaCatalog.published}. */
export interface SchemasInForce {
  readonly applied: AppliedOverlays;
  readonly revision: number;
  readonly published: string;
}

/**
 * All schemas in force: shipped files with published overlays. Tables are resolved once per revision (and per role
 * layer). Lookups ignore case, as on the wire.
 */
export class SchemaCatalog {
  /** Increases when published schemas change; caches of derived values use it as key. */
  revision = 0;
  /**
   * Short fingerprint of the published schemas, equal in every process with the same ones. Browsers reload when it
   * changes.
   */
  published = '';
  readonly views = new CatalogViews(this);
  readonly owners = new DetailOwners(this);
  readonly #followers: (() => void)[] = [];
  private applied: AppliedOverlays;
  private byLowerName: ReadonlyMap<string, string> = new Map();
  private resolved = new Map<string, ResolvedTable>();
  private translated = new Map<string, readonly Layer[]>();
  private mains = new Map<string, readonly ResolvedTable[]>();
  private readonly documents = new ComposedDocuments();
  private pages = new Map<string, { readonly page: FurtherPage; seen?: SchemaCatalog }>();
  private seenThrough: SchemaCatalog | undefined;

  constructor(
    private readonly shipped: SchemaBundle,
    readonly types: FieldTypeRegistry,
    /** Tables without schemas, which the server keeps for itself. */
    readonly ownTables: readonly TableDdl[] = systemTables,
    applied: AppliedOverlays = applyOverlays(shipped, [], types),
  ) {
    this.applied = applied;
    this.index();
  }

  /** The catalog with the texts as schemas write them. What is stored takes its texts from there. */
  get source(): SchemaCatalog {
    return this;
  }

  /** Applies the published overlays. */
  use(overlays: readonly Overlay[]): void {
    this.adopt({
      applied: applyOverlays(this.shipped, overlays, this.types),
      revision: this.revision + 1,
      published: publishedMark(overlays),
    });
    for (const follow of this.#followers) follow();
  }

  /** Runs after each {@link use}. */
  onUse(follow: () => void): void {
    this.#followers.push(follow);
  }

  /** Returns a new catalog with these overlays; this one stays unchanged. */
  trial(overlays: readonly Overlay[]): SchemaCatalog {
    const published = publishedMark(overlays);
    const isInForce = published === this.published;
    const applied = isInForce ? this.applied : applyOverlays(this.shipped, overlays, this.types);
    const trial = new SchemaCatalog(this.shipped, this.types, this.ownTables, applied);
    Object.assign(trial, { revision: 1, published });
    if (isInForce) trial.resolved = this.resolved;
    return trial;
  }

  get bundle(): SchemaBundle {
    return this.applied.bundle;
  }

  /** Layers of published schemas by table. */
  get publishedLayers(): AppliedOverlays['layers'] {
    return this.applied.layers;
  }

  /** Published overlays that no longer fit the shipped schemas. */
  get unfit(): readonly UnfitSchema[] {
    return this.applied.unfit;
  }

  /** Exact name of a table; undefined: no such table. */
  nameOf(name: string): string | undefined {
    return this.byLowerName.get(name.toLowerCase());
  }

  /** Every table in schema order. */
  get tableNames(): readonly string[] {
    return [...this.bundle.tables.keys()];
  }

  /** Layers of a table without user layers, translated for the browser to fold. Empty: no such table. */
  layers(name: string): readonly Layer[] {
    const exact = this.nameOf(name);
    if (exact === undefined) return [];
    const known = this.translated.get(exact);
    if (known !== undefined) return known;
    const layers = this.read(exact);
    this.translated.set(exact, layers);
    return layers;
  }

  /** The further page over a table with this API name; undefined: none. */
  pageOfApi(name: string): FurtherPage | undefined {
    return this.pages.get(name.toLowerCase())?.page;
  }

  /** The further pages over a table. */
  pagesOver(table: string): readonly FurtherPage[] {
    return [...this.pages.values()].flatMap(({ page }) =>
      this.nameOf(page.table ?? '') === table ? [page] : [],
    );
  }

  /** The catalog of the server that this one is a view of, by a further page or in a language. What is published is loaded into it. */
  get whole(): SchemaCatalog {
    return this.seenThrough ?? this;
  }

  /** These schemas as a further page over a table sees them: the table has its rows, fields and fixed values only. */
  through(page: FurtherPage): SchemaCatalog {
    const entry = this.pages.get(page.api.toLowerCase());
    const exact = this.nameOf(page.table ?? '');
    if (entry === undefined || exact === undefined) return this;
    if (entry.seen === undefined) {
      const layers = new Map(this.applied.layers);
      const main = page.of === undefined ? undefined : this.pageOfApi(page.of);
      for (const one of main === undefined ? [page] : [page, main]) {
        const table = this.nameOf(one.table ?? '') ?? exact;
        layers.set(table, [...(layers.get(table) ?? []), pageLayer(one)]);
      }
      entry.seen = new SchemaCatalog(this.shipped, this.types, this.ownTables);
      Object.assign(entry.seen, {
        revision: this.revision,
        published: this.published,
        seenThrough: this.whole,
      });
      entry.seen.applied = { ...this.applied, layers };
      entry.seen.index();
    }
    return entry.seen;
  }

  /** Table without role limits, for SQL, formulas and DDL. */
  table(name: string): ResolvedTable | undefined {
    return this.resolve(name, undefined);
  }

  /** Table with the limits of the user's roles. */
  tableFor(user: User, name: string): ResolvedTable | undefined {
    return this.resolve(name, userLayer(this, user, name));
  }

  /** Table with its details, without role limits. */
  document(name: string): DocumentTable | undefined {
    return this.compose(name, (table) => this.table(table));
  }

  /** Table with its details, with the limits of the user's roles. */
  documentFor(user: User, name: string): DocumentTable | undefined {
    return this.compose(name, (table) => this.tableFor(user, table));
  }

  /** Whether the files have a schema of this kind and name (kinds kept in `others`). */
  isShipped(kind: string, name: string): boolean {
    return this.shipped.others?.get(kind)?.has(name) === true;
  }

  /** Whether the files have a page of this route. */
  isShippedPage(path: string): boolean {
    return this.shipped.pages.some((page) => page.path.toLowerCase() === path.toLowerCase());
  }

  /** Whether the files name this detail of this table. */
  isShippedDetail(main: string, detail: string): boolean {
    return namesDetail(this.shipped, main, detail);
  }

  /** Main tables of a detail table. Which of them it belongs to says {@link owners}. */
  mainsOf(detail: string): readonly ResolvedTable[] {
    const exact = this.nameOf(detail);
    if (exact === undefined) return [];
    const known = this.mains.get(exact);
    if (known !== undefined) return known;
    const mains = this.tableNames.flatMap((name) => {
      const table = this.isMain(name, exact) ? this.table(name) : undefined;
      return table === undefined ? [] : [table];
    });
    this.mains.set(exact, mains);
    return mains;
  }

  private isMain(main: string, detail: string): boolean {
    return namesDetail(this.bundle, main, detail);
  }

  /** Layers of a table with their formulas read. */
  protected read(exact: string): readonly Layer[] {
    return translate(this.written(exact), this.fieldNames(exact));
  }

  /** Puts these schemas in force. */
  protected adopt({ applied, revision, published }: SchemasInForce): void {
    this.applied = applied;
    this.revision = revision;
    this.published = published;
    this.index();
  }

  /** Layers as written, before translation. */
  private written(exact: string): readonly Layer[] {
    return [...layersOf(this.bundle, exact), ...(this.applied.layers.get(exact) ?? [])];
  }

  /** Field names that formula texts may use; empty when the table has no such formulas. */
  private fieldNames(exact: string): readonly FieldName[] {
    const written = this.written(exact);
    if (
      !written.some(({ fields }) =>
        fields?.some(({ formula }) => formula !== undefined && namesFields(formula)),
      )
    )
      return noNames;
    const named = (name: string): ResolvedTable => resolveOnce(this.written(name), this.types).table;
    const isDetail = (main: string): boolean => this.isMain(main, exact);
    return fieldNames(named(exact), {
      details: (this.bundle.tables.get(exact)?.details ?? []).map(({ table }) => named(table)),
      mains: this.tableNames.filter(isDetail).map(named),
    });
  }

  private compose(
    name: string,
    tableOf: (name: string) => ResolvedTable | undefined,
  ): DocumentTable | undefined {
    const main = tableOf(name);
    return main && this.documents.of(main, tableOf);
  }

  private resolve(name: string, role: Layer | undefined): ResolvedTable | undefined {
    const exact = this.nameOf(name);
    if (exact === undefined) return undefined;
    const key = role === undefined ? exact : `${exact}\n${JSON.stringify([role.fields, role.table])}`;
    const known = this.resolved.get(key);
    if (known !== undefined) return known;
    const { table } =
      role === undefined
        ? resolveOnce(this.layers(exact), this.types)
        : resolve([...this.layers(exact), role], this.types);
    this.resolved.set(key, table);
    return table;
  }

  private index(): void {
    this.byLowerName = new Map(
      [...this.bundle.tables.keys()].map((name) => [name.toLowerCase(), name] as const),
    );
    this.resolved = new Map();
    this.translated = new Map();
    this.mains = new Map();
    this.pages = new Map(
      this.bundle.pages.flatMap((page) =>
        isFurther(page) ? [[page.api.toLowerCase(), { page }] as const] : [],
      ),
    );
  }
}
