import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { type DocumentLink, documentLinks, type LinkedRows } from '../../runtime/model/links/DocumentLink.ts';
import { returnsOf, type StoredTotal, storedTotals } from '../../runtime/model/links/StoredTotal.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

const listed = <T>(
  all: readonly T[],
  nameOf: (one: T) => readonly string[],
): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>();
  for (const one of all)
    for (const name of new Set(nameOf(one))) {
      const known = found.get(name);
      if (known === undefined) found.set(name, [one]);
      else known.push(one);
    }
  return found;
};

const mainOf = ({ document }: LinkedRows): string => document.main.table;

/** The links and stored totals of the schemas in force, by the documents they concern. */
export class LinkIndex {
  readonly links: readonly DocumentLink[];
  readonly totals: readonly StoredTotal[];
  readonly #byTarget: ReadonlyMap<string, readonly DocumentLink[]>;
  readonly #bySource: ReadonlyMap<string, readonly DocumentLink[]>;
  readonly #totalsOver: ReadonlyMap<string, readonly StoredTotal[]>;
  readonly #totalsOf: ReadonlyMap<string, readonly StoredTotal[]>;
  readonly #holders: ReadonlySet<string>;

  constructor(catalog: Pick<SchemaCatalog, 'tableNames' | 'document'>) {
    this.links = documentLinks(catalog);
    this.totals = storedTotals(catalog, this.links);
    this.#byTarget = listed(this.links, ({ target }) => [mainOf(target)]);
    this.#bySource = listed(this.links, ({ source }) => [mainOf(source)]);
    this.#totalsOver = listed(this.totals, ({ parts }) => parts.map(({ rows }) => mainOf(rows)));
    this.#totalsOf = listed(this.totals, ({ holder }) => [holder.table.table]);
    this.#holders = new Set(this.totals.map(({ holder }) => mainOf(holder)));
  }

  /** Links that documents of this main table carry through. */
  carriedBy(table: string): readonly DocumentLink[] {
    return this.#byTarget.get(table) ?? [];
  }

  /** Links that documents of this main table are the source of. */
  from(table: string): readonly DocumentLink[] {
    return this.#bySource.get(table) ?? [];
  }

  /** Totals over rows of documents of this main table. */
  totalsOver(table: string): readonly StoredTotal[] {
    return this.#totalsOver.get(table) ?? [];
  }

  /** Totals stored in rows of this table. */
  totalsOf({ table }: Pick<ResolvedTable, 'table'>): readonly StoredTotal[] {
    return this.#totalsOf.get(table) ?? [];
  }

  /** Links that bring back what a link has done. */
  returnsOf(link: DocumentLink): readonly DocumentLink[] {
    return returnsOf(this.links, link);
  }

  /** The link with this id. */
  link(id: string): DocumentLink | undefined {
    return this.links.find((one) => one.id === id);
  }

  /** Whether documents of this main table hold totals, in their header or their rows. */
  holdsTotals(table: string): boolean {
    return this.#holders.has(table);
  }

  /** Whether documents of this main table are sources, carry one, are summed up or hold a total. */
  concerns(table: string): boolean {
    return (
      this.#byTarget.has(table) ||
      this.#bySource.has(table) ||
      this.#totalsOver.has(table) ||
      this.#holders.has(table)
    );
  }
}

const made = new WeakMap<SchemaCatalog, { readonly revision: number; readonly index: LinkIndex }>();

/** The index of a catalog; made again when what is published changes. */
export const linkIndex = (catalog: SchemaCatalog): LinkIndex => {
  const known = made.get(catalog);
  if (known !== undefined && known.revision === catalog.revision) return known.index;
  const index = new LinkIndex(catalog);
  made.set(catalog, { revision: catalog.revision, index });
  return index;
};
