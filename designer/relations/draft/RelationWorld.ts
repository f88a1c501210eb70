import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { withRelations } from '../../../runtime/model/links/withRelations.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { TableSchema } from '../../../runtime/model/schema/TableSchema.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';

/** The tables that relations may stand between. */
export interface RelationWorld {
  readonly tables: ReadonlyMap<string, RelatedTable>;
  /** A document with its fields; undefined while it loads. */
  document(table: string): DocumentTable | undefined;
}

type Declared = Pick<TableSchema, 'links' | 'effects' | 'effective'>;

/** What the product, or the table's entry, declares. The server checked it before it was in force. */
export const shippedOf = ({ shipped }: RelatedTable): Declared => shipped as unknown as Declared;

/** What is published over the table. */
export const ownOf = ({ own = {} }: RelatedTable): TableRelations => own as unknown as TableRelations;

/** All that is in force for the documents of a table. */
export const inForce = (table: RelatedTable): Declared => withRelations(shippedOf(table), ownOf(table));

/** Rows of a document: its header when no detail is named. */
export const rowsOf = (
  document: DocumentTable | undefined,
  rows: string | undefined,
): ResolvedTable | undefined =>
  rows === undefined ? document?.main : document?.details.find(({ table }) => table.table === rows)?.table;
