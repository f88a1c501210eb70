import { createHash } from 'node:crypto';
import type { FieldName } from '../../expressions/index.ts';
import { roleLayer } from '../../runtime/model/access/roleLayer.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { CheckOptions } from '../../runtime/model/check/CheckSubject.ts';
import { checkBundle } from '../../runtime/model/check/checkBundle.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import { layersOf } from '../../runtime/model/fields/resolve/layersOf.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { fieldNames } from '../../runtime/model/formulas/fieldNames.ts';
import { namesFields } from '../../runtime/model/formulas/readExpression.ts';
import { translate } from '../../runtime/model/formulas/translate.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import { type AppliedOverlays, applyOverlays } from './applyOverlays.ts';
import type { Overlay, UnfitOverlay } from './Overlay.ts';

const markOf = (overlays: readonly Overlay[]): string =>
  createHash('sha256')
    .update(
      overlays
        .map(({ kind, name, version }) => `${kind} ${name} ${version}`)
        .toSorted()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 12);

/**
 * All schemas as the server uses them: shipped files, published overlays over them, tables resolved once per revision
 * (and per role layer). Names are found whatever their case, as the wire has them.
 */
export class SchemaCatalog {
  /** Raised whenever published schemas change; everything derived from schemas is cached under it. */
  revision = 0;
  /** What is published, in short: the same in every process that has the same in force. Browsers ask anew when it changes. */
  published = '';
  private applied: AppliedOverlays;
  private byLowerName: ReadonlyMap<string, string> = new Map();
  private resolved = new Map<string, ResolvedTable>();
  private translated = new Map<string, readonly Layer[]>();
  private mains = new Map<string, readonly ResolvedTable[]>();

  constructor(
    private readonly shipped: SchemaBundle,
    readonly types: FieldTypeRegistry,
  ) {
    this.applied = applyOverlays(shipped, []);
    this.index();
  }

  /** Puts the published overlays in force. */
  use(overlays: readonly Overlay[]): void {
    this.applied = applyOverlays(this.shipped, overlays);
    this.index();
    this.revision++;
    this.published = markOf(overlays);
  }

  /** The catalog as it would be with these overlays in force; this one does not change. */
  trial(overlays: readonly Overlay[]): SchemaCatalog {
    const trial = new SchemaCatalog(this.shipped, this.types);
    trial.use(overlays);
    return trial;
  }

  /** Everything the schema check says of the schemas in force; paths begin with the schema's name, a page's with its address. */
  check(world: Pick<CheckOptions, 'hooks' | 'providers' | 'roles'>): readonly Issue[] {
    const { tables, mixins, dictionaries, pages } = this.bundle;
    const files = new Map<object, string>([
      ...[...tables, ...mixins, ...dictionaries].map(([name, schema]) => [schema, name] as const),
      ...pages.map((page) => [page, page.path] as const),
    ]);
    return checkBundle(this.bundle, this.types, { ...world, files, layers: this.applied.layers });
  }

  get bundle(): SchemaBundle {
    return this.applied.bundle;
  }

  /** Published overlays the shipped schemas no longer carry. */
  get unfit(): readonly UnfitOverlay[] {
    return this.applied.unfit;
  }

  /** The name as the schema writes it; undefined: no such table. */
  nameOf(name: string): string | undefined {
    return this.byLowerName.get(name.toLowerCase());
  }

  /** Every table in schema order. */
  get tableNames(): readonly string[] {
    return [...this.bundle.tables.keys()];
  }

  /** The layers of a table before any user's, ready to run: what a browser folds. Empty: no such table. */
  layers(name: string): readonly Layer[] {
    const exact = this.nameOf(name);
    if (exact === undefined) return [];
    const known = this.translated.get(exact);
    if (known !== undefined) return known;
    const layers = translate(this.written(exact), this.fieldNames(exact));
    this.translated.set(exact, layers);
    return layers;
  }

  /** The table without any role's limits: for SQL, formulas and DDL. */
  table(name: string): ResolvedTable | undefined {
    return this.resolve(name, undefined);
  }

  /** The table as this user's roles shape it. */
  tableFor(user: User, name: string): ResolvedTable | undefined {
    return this.resolve(name, roleLayer(user, name));
  }

  /** A table with its details, without any role's limits. */
  document(name: string): DocumentTable | undefined {
    return this.compose(name, (table) => this.table(table));
  }

  /** A table with its details as this user's roles shape them. */
  documentFor(user: User, name: string): DocumentTable | undefined {
    return this.compose(name, (table) => this.tableFor(user, table));
  }

  /** Main tables that have this one as a detail: whose rights and row scope its rows inherit. */
  mainsOf(detail: string): readonly ResolvedTable[] {
    const exact = this.nameOf(detail);
    if (exact === undefined) return [];
    const known = this.mains.get(exact);
    if (known !== undefined) return known;
    const mains = this.tableNames.flatMap((name) => {
      const table = this.bundle.tables.get(name)?.details?.some((one) => one.table === exact)
        ? this.table(name)
        : undefined;
      return table === undefined ? [] : [table];
    });
    this.mains.set(exact, mains);
    return mains;
  }

  /** The layers as people wrote them. */
  private written(exact: string): readonly Layer[] {
    return [...layersOf(this.bundle, exact), ...(this.applied.layers.get(exact) ?? [])];
  }

  /** What texts of formulas may name; nothing where the table has none. */
  private fieldNames(exact: string): readonly FieldName[] {
    const written = this.written(exact);
    if (
      !written.some(({ fields }) =>
        fields?.some(({ formula }) => formula !== undefined && namesFields(formula)),
      )
    )
      return [];
    const named = (name: string): ResolvedTable => resolve(this.written(name), this.types).table;
    const isDetail = (main: string): boolean =>
      this.bundle.tables.get(main)?.details?.some(({ table }) => table === exact) ?? false;
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
    if (main === undefined) return undefined;
    const details = main.details.flatMap((schema) => {
      const table = tableOf(schema.table);
      return table === undefined ? [] : [{ schema, table }];
    });
    return { main, details };
  }

  private resolve(name: string, role: Layer | undefined): ResolvedTable | undefined {
    const exact = this.nameOf(name);
    if (exact === undefined) return undefined;
    const key = role === undefined ? exact : `${exact}\n${JSON.stringify(role.fields)}`;
    const known = this.resolved.get(key);
    if (known !== undefined) return known;
    const { table } = resolve([...this.layers(exact), ...(role === undefined ? [] : [role])], this.types);
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
  }
}
