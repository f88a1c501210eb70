import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** Title of a table for rows that everybody reads: as its schema writes it, not in the caller's language. */
export const storedTitle = (
  { source }: SchemaCatalog,
  { table, cnName }: Pick<ResolvedTable, 'table' | 'cnName'>,
): string => source.table(table)?.cnName ?? cnName;
