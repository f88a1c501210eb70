import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import { fieldNamed } from '../fields/resolve/fieldNamed.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../fields/resolve/ResolvedTable.ts';

/** The table a condition names: the main one, or a detail. */
type NamedTable = { readonly table: ResolvedTable; readonly detail: string | undefined } | undefined;

/** Finds the table of a condition, ignoring case. A blank name means the main table. */
export function conditionTable(doc: DocumentTable, name: string): NamedTable {
  const wanted = name.trim().toLowerCase();
  if (wanted === '' || wanted === doc.main.table.toLowerCase()) return { table: doc.main, detail: undefined };
  const detail = doc.details.find(({ table }) => table.table.toLowerCase() === wanted);
  return detail && { table: detail.table, detail: detail.table.table };
}

/** Finds the field of a condition, ignoring case. Skips fields without a column and write-only fields. */
export function conditionField(table: ResolvedTable, name: string): ResolvedField | undefined {
  const field = fieldNamed(table, name.trim());
  return field !== undefined && isStored(field) && field.writeOnly !== true ? field : undefined;
}
