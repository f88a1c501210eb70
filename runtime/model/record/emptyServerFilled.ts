import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Row } from '../schema/Row.ts';

const emptyOf = (table: ResolvedTable, row: Row, prefix: string): readonly Issue[] =>
  table.fields
    .filter(
      ({ serverFilled, required, field, kind }) =>
        serverFilled === true && required === true && kind.isEmpty(row[field] ?? null),
    )
    .map(({ field, title }) => ({
      path: prefix + field,
      rule: 'form.notFilled',
      params: { title },
      severity: 'error',
    }));

/** Required fields that the server should have filled (`serverFilled`) and that are still empty before the write. */
export const emptyServerFilled = (doc: DocumentTable, { main, details }: Document): readonly Issue[] => [
  ...emptyOf(doc.main, main, ''),
  ...doc.details.flatMap(({ table }) =>
    (details[table.table] ?? []).flatMap((row, at) => emptyOf(table, row, `${table.table}[${at}].`)),
  ),
];
