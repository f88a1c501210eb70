import type { Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { insertRow } from '../records/writeRow.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import type { SeedFile, SeedUser } from '../seed/SeedFile.ts';
import type { Seeding } from '../seed/Seeding.ts';
import { seedDictionaries } from '../seed/seedDictionaries.ts';
import { seedRoles, superAdminName } from '../seed/seedRoles.ts';
import { seedUsers } from '../seed/seedUsers.ts';
import type { Clock } from '../time/Clock.ts';
import { capabilities } from './capabilities.ts';
import { tablesOf } from './seedEntries.ts';

export interface SeedOptions {
  readonly catalog: SchemaCatalog;
  readonly clock: Clock;
  /** Password of `admin`, and of all demo accounts. */
  readonly adminPassword: string;
  /** Creates the demo accounts (DEMO=1). */
  readonly demo: boolean;
  readonly file?: SeedFile;
}

/** Ids and real names of the created accounts by user name; ids of roles by name. */
export interface Seeded {
  readonly roleIds: Readonly<Record<string, number>>;
  readonly userIds: Readonly<Record<string, number>>;
  readonly userNames: Readonly<Record<string, string>>;
}

const isEmpty = async (db: Queryable): Promise<boolean> => {
  const { rows } = await systemRun(
    db,
    'seed',
    sql`select exists(select 1 from "Sys_User") or exists(select 1 from "Sys_Role") as "used"`,
  );
  return rows[0]?.used !== true;
};

const seedingOf = (tx: Queryable, { catalog, clock }: SeedOptions): Seeding => ({
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

const seedRows = async (
  seeding: Seeding,
  rows: Readonly<Record<string, readonly Row[]>>,
  later: ReadonlySet<string>,
): Promise<void> => {
  for (const [tableName, list] of Object.entries(rows)) {
    const known = seeding.catalog.nameOf(tableName);
    // Tables that entries make come later, with their rows.
    if (known === undefined && later.has(tableName.toLowerCase())) continue;
    const table = seeding.table(known ?? tableName);
    for (const row of list) await insertRow(seeding.tx, table, { ...seeding.owned, ...row }, row[table.key]);
    if (list.some((row) => row[table.key] !== undefined)) await seeding.moveSequence(table);
  }
};

/** Merges built-in accounts with those of a file. The file overrides built-in ones. */
const withOwn = (ours: readonly SeedUser[], own: readonly SeedUser[]): readonly SeedUser[] => {
  const byName = new Map(own.map((user) => [user.userName, user] as const));
  const names = new Set(ours.map(({ userName }) => userName));
  return [
    ...ours.map((user) => ({ ...user, ...byName.get(user.userName) })),
    ...[...byName.values()].filter(({ userName }) => !names.has(userName)),
  ];
};

/**
 * Fills an empty database in the caller's transaction: roles of the permission sets, `admin` (id 1), demo accounts,
 * fixed dictionaries, and SEED_FILE. Undefined: the database already has users or roles, so nothing was done; from
 * then on only the database counts.
 */
export const seedSystem = async (tx: Queryable, options: SeedOptions): Promise<Seeded | undefined> => {
  const { catalog, file = {}, demo, adminPassword } = options;
  if (!(await isEmpty(tx))) return undefined;
  const users = withOwn(
    [
      { userName: 'admin', realName: superAdminName, password: adminPassword, roles: [superAdminName] },
      ...(demo ? demoAccounts(adminPassword) : []),
    ],
    file.users ?? [],
  );
  const seeding = seedingOf(tx, options);
  const roleIds = await seedRoles(seeding, [...catalog.bundle.permissionSets, ...(file.roles ?? [])]);
  const userIds = await seedUsers(seeding, users, roleIds);
  await seedDictionaries(seeding, [...catalog.bundle.dictionaries.values(), ...(file.dictionaries ?? [])]);
  await seedRows(seeding, file.rows ?? {}, tablesOf(file));
  for (const { seed } of capabilities) await seed?.(seeding, file, { userIds, roleIds });
  return {
    userIds: Object.fromEntries(userIds),
    roleIds: Object.fromEntries(roleIds),
    userNames: Object.fromEntries(users.map((user) => [user.userName, user.realName ?? user.userName])),
  };
};
