import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';

/** The record without write-only values (passwords), which stay in the form only. */
export function withoutSecrets(doc: DocumentTable, document: Document): Document {
  return {
    main: openRow(doc.main, document.main),
    details: Object.fromEntries(
      doc.details.map(({ schema, table }) => [
        schema.table,
        (document.details[schema.table] ?? []).map((row) => openRow(table, row)),
      ]),
    ),
  };
}

function openRow(table: ResolvedTable, row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !table.byName.get(name)?.writeOnly));
}
