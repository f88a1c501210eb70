import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { DetailSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** Whether a table names another one as its detail. A broken file may hold anything; it must not take others along. */
export const namesDetail = (
  { tables }: Pick<SchemaBundle, 'tables'>,
  main: string,
  detail: string,
): boolean => {
  const details: unknown = tables.get(main)?.details;
  return Array.isArray(details) && details.some((one: DetailSchema | null) => one?.table === detail);
};

/** Which main tables the details of a catalog belong to. */
export class DetailOwners {
  readonly #catalog: SchemaCatalog;
  #known: { readonly revision: number; readonly owners: Map<string, readonly ResolvedTable[]> } | undefined;

  constructor(catalog: SchemaCatalog) {
    this.#catalog = catalog;
  }

  /**
   * Main tables that a detail belongs to: rights on them are rights on its rows, and their scope is that of its rows. A detail of
   * the product belongs to the documents it was shipped with. Any other belongs to the one table that names it, unless it has
   * a line of the menu: then roles get rights on it there.
   */
  of(detail: string): readonly ResolvedTable[] {
    const exact = this.#catalog.nameOf(detail);
    if (exact === undefined) return [];
    const { revision } = this.#catalog;
    if (this.#known?.revision !== revision) this.#known = { revision, owners: new Map() };
    const known = this.#known.owners.get(exact);
    if (known !== undefined) return known;
    const mains = this.#catalog.mainsOf(exact);
    const shipped = mains.filter(({ table }) => this.#catalog.isShippedDetail(table, exact));
    const owners = shipped.length > 0 ? shipped : mains.length > 1 || this.#hasLine(exact) ? [] : mains;
    this.#known.owners.set(exact, owners);
    return owners;
  }

  /** Whether a detail belongs to a main table. */
  has(main: string, detail: string): boolean {
    return this.of(detail).some(({ table }) => table === main);
  }

  /** Whether a line of the menu, which roles get rights on, is about a table or a further page over it. */
  #hasLine(exact: string): boolean {
    const names = new Set([exact, ...this.#catalog.pagesOver(exact).map(({ api }) => api)]);
    return this.#catalog.bundle.menus.some(
      ({ tableName }) => tableName !== undefined && names.has(tableName),
    );
  }
}
