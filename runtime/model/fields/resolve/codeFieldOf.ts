import type { ResolvedTable } from './ResolvedTable.ts';

/** The code field of a table: its key without the last underscore segment plus `Code` (`SalesOrder_Id` -> `SalesOrderCode`). */
export function codeFieldOf(table: Pick<ResolvedTable, 'key'>): string {
  const cut = table.key.lastIndexOf('_');
  return `${cut < 0 ? table.key : table.key.slice(0, cut)}Code`;
}
