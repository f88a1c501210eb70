import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DerivedFrom } from '../../../runtime/model/schema/TableSchema.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';

/** What a table says its documents are made from (`TableSchema.derivedFrom`), with both tables. */
export interface DerivedLink {
  readonly declared: DerivedFrom;
  readonly source: ResolvedTable;
  /** Source field whose value the derived documents hold. */
  readonly sourceField: string;
  readonly target: DocumentTable;
}

/** What this table says its documents are made from, where the sources are there. */
export const derivedLinksOf = (catalog: SchemaCatalog, target: DocumentTable): readonly DerivedLink[] =>
  (target.main.derivedFrom ?? []).flatMap((declared) => {
    const source = catalog.table(declared.table);
    if (source === undefined) return [];
    return [{ declared, source, sourceField: declared.sourceField ?? source.key, target }];
  });
