import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import type { Seeding } from '../seed/Seeding.ts';
import { superAdminName } from '../seed/seedRoles.ts';
import type { Clock } from '../time/Clock.ts';

/** Context of the seed functions, for rows of the super administrator as of now. */
export const seedingOf = (
  tx: Queryable,
  { catalog, clock }: { readonly catalog: SchemaCatalog; readonly clock: Clock },
): Seeding => ({
  tx,
  catalog,
  table(tableName) {
    const table = catalog.table(tableName);
    if (table === undefined) throw new Error(`the schema of ${tableName} is missing`);
    return table;
  },
  now: clock.now(),
  owned: { CreateID: 1, Creator: superAdminName, CreateDate: clock.now() },
  async moveSequence(table) {
    if (table.keyType !== 'identity') return;
    const quoted = `"${table.table}"`;
    await systemRun(
      tx,
      'seed',
      sql`select setval(pg_get_serial_sequence(${quoted}, ${table.key}), greatest((select coalesce(max(${name(table.key)}), 1) from ${systemTable(table.table)}), 1))`,
    );
  },
});
