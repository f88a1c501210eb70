import { isStored } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { PrintCatalog } from '../../../runtime/wire/print/PrintDesign.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { rowReader } from '../../records/rowReader.ts';

/** The table of the catalogues. */
const table = 'Base_PrintCatalog';

/** Maximum catalogues that the page shows. */
const most = 2000;

/** Catalogues in order of code, those above before those below. One whose parents form a ring is left out. */
const inOrder = (rows: readonly Row[]): readonly PrintCatalog[] => {
  const codes = new Map(rows.map((row) => [row.CatalogId, String(row.CatalogCode)] as const));
  const below = (parent: unknown): readonly PrintCatalog[] =>
    rows
      .filter((row) => (codes.has(row.ParentId ?? null) ? row.ParentId : null) === parent)
      .flatMap((row) => {
        const above = codes.get(row.ParentId ?? null);
        return [
          {
            code: String(row.CatalogCode),
            title: String(row.CatalogName),
            ...(above !== undefined && { parent: above }),
          },
          ...below(row.CatalogId),
        ];
      });
  return below(null);
};

/** The catalogues that the user may see; none when the table is not there. */
export const printCatalogs = async (call: UserCall): Promise<readonly PrintCatalog[]> => {
  const found = accessTable(call, table, 'Search');
  if ('refused' in found) return [];
  const { table: own, answered, rows } = found.access;
  const columns = new Set([
    own.key,
    ...own.fields.filter((field) => isStored(field) && answered.has(field.field)).map(({ field }) => field),
  ]);
  const read = await rows.select(call.context.db, {
    columns,
    orderBy: name('CatalogCode'),
    where: sql`${name('Enable')} = ${1}`,
    limit: most,
  });
  const rowOf = rowReader(own, columns);
  return inOrder(read.rows.map((stored) => rowOf(stored)));
};
