import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { defaultValue } from '../../runtime/model/record/defaultValue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { insertRow } from '../records/writeRow.ts';
import type { Seeding } from './Seeding.ts';

/** Values that a new record of the table begins with. */
const defaultsOf = ({ fields }: ResolvedTable, now: string): Row =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const parsed =
        field.default === undefined
          ? undefined
          : field.kind.parse(defaultValue(field.default, { now }), field);
      return parsed?.ok ? [[field.field, parsed.value] as const] : [];
    }),
  );

/**
 * Writes the rows of `source.first` that the tables of dictionaries begin with. A table that has rows keeps them, so a system
 * whose choices were fixed before gets them too. Columns that the table does not have are left out.
 */
export const seedFirstRows = async (seeding: Seeding): Promise<void> => {
  const { tx, catalog, owned } = seeding;
  for (const { source } of catalog.bundle.dictionaries.values()) {
    const table = source?.first === undefined ? undefined : catalog.table(source.table);
    if (source?.first === undefined || table === undefined) continue;
    const there = await systemRows(tx, 'seed', table, sql`true`, sql`limit 1`);
    if (there.length > 0) continue;
    const isColumn = (name: string): boolean => {
      const field = table.byName.get(name);
      return field !== undefined && isStored(field);
    };
    for (const row of source.first) {
      const known = Object.entries({ ...defaultsOf(table, seeding.now), ...owned, ...row });
      await insertRow(tx, table, Object.fromEntries(known.filter(([name]) => isColumn(name))));
    }
  }
};
