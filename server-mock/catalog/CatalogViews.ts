import { CheckSubject } from '../../runtime/model/check/CheckSubject.ts';
import { viewIssues, worldOf } from '../../runtime/model/check/rules/views.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import { viewsOf } from '../../runtime/model/schema/viewsOf.ts';
import { resolvedWorld } from '../../runtime/model/views/resolvedWorld.ts';
import { underlying } from '../../runtime/model/views/underlying.ts';
import type { ViewWorld } from '../../runtime/model/views/ViewWorld.ts';
import { type ViewReads, viewReads } from '../../runtime/model/views/viewReads.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** The views of a catalog: which tables are made of others, and of what. */
export class CatalogViews {
  readonly #catalog: SchemaCatalog;
  /** By table: a catalog resolves its tables anew whenever other schemas are in force. */
  readonly #reads = new WeakMap<ResolvedTable, ViewReads>();
  readonly #mistakes = new WeakMap<ResolvedTable, { readonly issue?: Issue }>();
  readonly #foreign = new WeakMap<ResolvedTable, { readonly database?: string }>();
  #subject: CheckSubject | undefined;

  constructor(catalog: SchemaCatalog) {
    this.#catalog = catalog;
  }

  /** The view that a table is made of; undefined: the table is stored. */
  named(name: string): ViewSchema | undefined {
    return this.#catalog.bundle.tables.get(this.#catalog.nameOf(name) ?? '')?.view;
  }

  /** Names of the tables that are no views, in schema order. */
  get stored(): readonly string[] {
    return this.#catalog.tableNames.filter((name) => this.named(name) === undefined);
  }

  /** The tables as views read them. */
  get world(): ViewWorld {
    const catalog = this.#catalog;
    return resolvedWorld({
      table: (name) => catalog.table(name),
      mainsOf: (detail) => catalog.mainsOf(detail),
      dictionaries: catalog.bundle.dictionaries,
    });
  }

  /** The view itself and everything below it, at any depth. */
  withUnderlying(name: string): readonly string[] {
    return [name, ...underlying(this.world, viewsOf(this.#catalog.bundle), name)];
  }

  /** The foreign database that the rows of a table come from; undefined: they are the installation's own. */
  foreignOf(name: string): string | undefined {
    const view = this.named(name);
    const table = this.#catalog.table(name);
    if (view === undefined || table === undefined) return undefined;
    const known = this.#foreign.get(table);
    if (known !== undefined) return known.database;
    const database = this.withUnderlying(view.view)
      .map((one) => this.named(one)?.foreign?.database)
      .find((one) => one !== undefined);
    this.#foreign.set(table, database === undefined ? {} : { database });
    return database;
  }

  /**
   * The first mistake of a view or of one below it: schemas shipped later may break what was published. Undefined: it can
   * be read.
   */
  mistakeIn(name: string): Issue | undefined {
    const [view, table] = [this.named(name), this.#catalog.table(name)];
    if (view === undefined || table === undefined) return undefined;
    const known = this.#mistakes.get(table);
    if (known !== undefined) return known.issue;
    // A view that stands on itself ends here.
    this.#mistakes.set(table, {});
    const subject = this.#subjectNow();
    const [own] = viewIssues(subject, worldOf(subject), view);
    const issue = own ?? this.reads(name)?.tables.flatMap((below) => this.mistakeIn(below) ?? [])[0];
    this.#mistakes.set(table, issue === undefined ? {} : { issue });
    return issue;
  }

  /** The schemas as the check reads them; made once for those in force. */
  #subjectNow(): CheckSubject {
    const { bundle, types, publishedLayers } = this.#catalog.source;
    const known = this.#subject?.bundle === bundle ? this.#subject : undefined;
    this.#subject = known ?? new CheckSubject(bundle, types, { layers: publishedLayers });
    return this.#subject;
  }

  /** What a view reads of its sources; undefined: no view has this name. */
  reads(name: string): ViewReads | undefined {
    const [view, table] = [this.named(name), this.#catalog.table(name)];
    if (view === undefined || table === undefined) return undefined;
    const known = this.#reads.get(table) ?? viewReads(this.world, view, table.fields);
    this.#reads.set(table, known);
    return known;
  }
}
