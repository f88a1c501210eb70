import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { insertRow } from '../records/writeRow.ts';
import { choiceRow, firstRow } from './firstRow.ts';
import type { Seeding } from './Seeding.ts';

/**
 * Writes the rows of `source.first` that the tables of dictionaries begin with. A table that has rows keeps them, so a system
 * whose choices were fixed before gets them too. Columns that the table does not have are left out.
 */
export const seedFirstRows = async (seeding: Seeding): Promise<void> => {
  const { tx, catalog } = seeding;
  for (const { source } of catalog.bundle.dictionaries.values()) {
    const table = source?.first === undefined ? undefined : catalog.table(source.table);
    if (source?.first === undefined || table === undefined) continue;
    const there = await systemRows(tx, 'seed', table, sql`true`, sql`limit 1`);
    if (there.length > 0) continue;
    for (const choice of source.first)
      await insertRow(tx, table, firstRow(seeding, table, choiceRow(source, choice)));
  }
};
