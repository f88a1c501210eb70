import type { DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DerivedFrom } from '../../../../runtime/model/schema/TableSchema.ts';
import type { SchemaCatalog } from '../../../catalog/SchemaCatalog.ts';

/** One declared link from a document to documents made from it. */
export interface DerivedLink {
  readonly declared: DerivedFrom;
  readonly source: ResolvedTable;
  /** Source field whose value the derived documents hold. */
  readonly sourceField: string;
  readonly target: DocumentTable;
}

/** Every declared link with both tables present, by source table. */
export const derivedLinks = (catalog: SchemaCatalog): ReadonlyMap<string, readonly DerivedLink[]> => {
  const links = new Map<string, DerivedLink[]>();
  for (const name of catalog.tableNames) {
    const target = catalog.document(name);
    for (const declared of target?.main.derivedFrom ?? []) {
      const source = catalog.table(declared.table);
      if (target === undefined || source === undefined) continue;
      const known = links.get(source.table) ?? [];
      links.set(source.table, known);
      known.push({ declared, source, sourceField: declared.sourceField ?? source.key, target });
    }
  }
  return links;
};
