import type { Document, DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { DocumentMerge } from './DocumentMerge.ts';
import { mergeDetail } from './mergeDetail.ts';
import { mergeRow } from './mergeRow.ts';

/** The three states of one record: as both found it, with my edits, as it is stored now. */
export interface ThreeDocuments {
  readonly base: Document;
  readonly mine: Document;
  readonly theirs: Document;
}

/** Compares a record in its three states, header and details. */
export function mergeDocument(doc: DocumentTable, { base, mine, theirs }: ThreeDocuments): DocumentMerge {
  const header = mergeRow(doc.main, { base: base.main, mine: mine.main, theirs: theirs.main }, undefined);
  const details = doc.details.map(({ schema, table }) => {
    const rows = (document: Document) => document.details[schema.table] ?? [];
    return {
      table: schema.table,
      merge: mergeDetail(table, { base: rows(base), mine: rows(mine), theirs: rows(theirs) }),
    };
  });
  return {
    differences: [...header.differences, ...details.flatMap(({ merge }) => merge.differences)],
    build: (choice) => ({
      main: header.build(choice),
      details: Object.fromEntries(details.map(({ table, merge }) => [table, merge.build(choice)])),
    }),
  };
}
