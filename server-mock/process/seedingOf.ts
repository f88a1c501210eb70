import { hashPassword } from '../access/password.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import type { Seeding } from '../seed/Seeding.ts';
import { superAdminName } from '../seed/seedRoles.ts';
import type { Clock } from '../time/Clock.ts';

/** What seeding needs besides its transaction. */
export interface SeedingWorld {
  readonly catalog: SchemaCatalog;
  readonly clock: Clock;
  /** Default: as passwords that users choose. */
  readonly hash?: (password: string) => Promise<string>;
}

/** Context of the seed functions, for rows of the super administrator as of now. */
export const seedingOf = (tx: Queryable, { catalog, clock, hash = hashPassword }: SeedingWorld): Seeding => ({
  tx,
  catalog,
  hash,
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
