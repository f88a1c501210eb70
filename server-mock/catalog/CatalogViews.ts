import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import { resolvedWorld } from '../../runtime/model/views/resolvedWorld.ts';
import type { ViewWorld } from '../../runtime/model/views/ViewWorld.ts';
import { type ViewReads, viewReads } from '../../runtime/model/views/viewReads.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** The views of a catalog: which tables are made of others, and of what. */
export class CatalogViews {
  readonly #catalog: SchemaCatalog;
  /** By table: a catalog resolves its tables anew whenever other schemas are in force. */
  readonly #reads = new WeakMap<ResolvedTable, ViewReads>();

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

  /** What a view reads of its sources; undefined: no view has this name. */
  reads(name: string): ViewReads | undefined {
    const [view, table] = [this.named(name), this.#catalog.table(name)];
    if (view === undefined || table === undefined) return undefined;
    const known = this.#reads.get(table) ?? viewReads(this.world, view, table.fields);
    this.#reads.set(table, known);
    return known;
  }
}
