import type { TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Database } from '../db/Database.ts';
import { columnSets } from './columnSet.ts';
import { columnWidths } from './columnWidths.ts';
import { rowHeightOf } from './rowHeight.ts';
import { searchSets } from './searchSet.ts';
import { tableSpacings } from './tableSpacing.ts';

/**
 * All settings of a user for some tables, by name. Sent with the layers of a table, so that the first paint has
 * them.
 */
export const tableSettings = async (
  db: Database,
  user: number,
  tables: readonly string[],
): Promise<Readonly<Record<string, TableSettings>>> => {
  const sets = await columnSets(db, user, tables);
  const widths = await columnWidths(db, user, tables);
  const spacings = await tableSpacings(db, user, tables);
  const rowHeight = await rowHeightOf(db, user);
  const searches = await searchSets(db, user, tables);
  return Object.fromEntries(
    tables.map((table) => {
      const columns = sets.get(table);
      const spacing = spacings.get(table);
      return [
        table,
        {
          ...(columns === undefined ? {} : { columns }),
          widths: widths.get(table) ?? {},
          ...(spacing === undefined ? {} : { spacing }),
          ...(rowHeight === undefined ? {} : { rowHeight }),
          searchFields: searches.get(table) ?? [],
        },
      ];
    }),
  );
};
