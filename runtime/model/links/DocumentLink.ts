import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { LinkSchema } from '../schema/LinkSchema.ts';
import { allowedByDefault, carriedWhen, type DocumentTest, documentTest, doneWhen } from './standing.ts';

/** Rows of a document: its header, or those of one detail. */
export interface LinkedRows {
  readonly document: DocumentTable;
  readonly table: ResolvedTable;
  /** Field of the rows with the key of their document; undefined: the rows are the documents. */
  readonly foreignKey: string | undefined;
}

/** A declared link with its tables and compiled conditions. */
export interface DocumentLink {
  /** `Ware_OutWareHouseBill.delivery` */
  readonly id: string;
  readonly schema: LinkSchema;
  readonly source: LinkedRows;
  readonly target: LinkedRows;
  /** Documents of the target that carry through the link. */
  readonly carries: DocumentTest;
  readonly isCarried: DocumentTest;
  readonly isDone: DocumentTest;
  /** Sources that allow new rows. */
  readonly isAllowed: DocumentTest;
}

/** Whether sources that a user has closed may be carried: by returns, or as the link says. */
export const takesClosed = ({ schema }: Pick<DocumentLink, 'schema'>): boolean =>
  schema.ofClosed ?? schema.returns !== undefined;

/** The tables that links are declared between. */
export interface LinkTables {
  readonly tableNames: readonly string[];
  document(name: string): DocumentTable | undefined;
}

/** The rows of a document that a link names; undefined: the document has no such detail. */
export const linkedRows = (document: DocumentTable, rows: string | undefined): LinkedRows | undefined => {
  if (rows === undefined) return { document, table: document.main, foreignKey: undefined };
  const detail = document.details.find(({ table }) => table.table === rows);
  return detail && { document, table: detail.table, foreignKey: detail.schema.foreignKey };
};

const linkOf = (tables: LinkTables, target: DocumentTable, schema: LinkSchema): DocumentLink | undefined => {
  const document = tables.document(schema.from.table);
  const source = document && linkedRows(document, schema.from.rows);
  const rows = linkedRows(target, schema.rows);
  if (source === undefined || rows === undefined) return undefined;
  return {
    id: `${target.main.table}.${schema.name}`,
    schema,
    source,
    target: rows,
    carries: documentTest(schema.when),
    isCarried: documentTest(carriedWhen(target.main)),
    isDone: documentTest(doneWhen(target.main)),
    isAllowed: documentTest(schema.allowedWhen ?? allowedByDefault(source.document.main)),
  };
};

/** Every declared link whose tables are there, in schema order. */
export const documentLinks = (tables: LinkTables): readonly DocumentLink[] =>
  tables.tableNames.flatMap((name) => {
    const target = tables.document(name);
    return (target?.main.links ?? []).flatMap((schema) => (target && linkOf(tables, target, schema)) ?? []);
  });
