import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { formulasOf } from '../../runtime/model/formulas/formulasOf.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { LinkIndex } from './LinkIndex.ts';

const made = new WeakMap<DocumentTable, ReadonlyMap<string, ReadonlySet<string>>>();

const nodeOf = (table: ResolvedTable, field: string): string => `${table.table}.${field}`;

/** What a formula of a table reads, as nodes; the rows of a detail as a whole stand for each of their fields. */
const readsOf = (full: DocumentTable, table: ResolvedTable, read: string): readonly string[] => {
  const header = headerField(read);
  if (header !== undefined) return [nodeOf(full.main, header)];
  const detail = full.details.find((one) => one.table.table === read)?.table;
  if (table === full.main && detail !== undefined)
    return detail.fields.map(({ field }) => nodeOf(detail, field));
  return read.includes('.') ? [read] : [nodeOf(table, read)];
};

/**
 * The totals of a document and the stored formulas that follow from them, by table. Other formulas stay as a save left
 * them: they may read the clock.
 */
export const followingFormulas = (
  index: LinkIndex,
  full: DocumentTable,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = made.get(full);
  if (known !== undefined) return known;
  const tables = [full.main, ...full.details.map(({ table }) => table)];
  const found = new Set(
    tables.flatMap((table) => index.totalsOf(table).map(({ field }) => nodeOf(table, field.field))),
  );
  const formulas = tables.flatMap((table) =>
    formulasOf(table, full).map(({ field, reads }) => ({
      node: nodeOf(table, field.field),
      reads: [...reads].flatMap((read) => readsOf(full, table, read)),
    })),
  );
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { node, reads } of formulas) if (reads.some((read) => found.has(read))) found.add(node);
  }
  const byTable = new Map(
    tables.map((table) => [
      table.table,
      new Set(table.fields.filter(({ field }) => found.has(nodeOf(table, field))).map(({ field }) => field)),
    ]),
  );
  made.set(full, byTable);
  return byTable;
};
