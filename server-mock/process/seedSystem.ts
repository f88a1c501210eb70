import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun } from '../reading/systemRows.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import type { SeedFile } from '../seed/SeedFile.ts';
import { seedDictionaries } from '../seed/seedDictionaries.ts';
import { seedRoles, superAdminName } from '../seed/seedRoles.ts';
import { seedUsers } from '../seed/seedUsers.ts';
import { capabilities } from './capabilities.ts';
import { seedFile } from './seedFile.ts';
import { type SeedingWorld, seedingOf } from './seedingOf.ts';

export interface SeedOptions extends SeedingWorld {
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

/**
 * Fills an empty database in the caller's transaction: roles of the permission sets, `admin` (id 1), demo accounts,
 * fixed dictionaries, and SEED_FILE. Undefined: the database already has users or roles, so nothing was done; from
 * then on only the database counts.
 */
export const seedSystem = async (tx: Queryable, options: SeedOptions): Promise<Seeded | undefined> => {
  const { catalog, file = {}, demo, adminPassword } = options;
  if (!(await isEmpty(tx))) return undefined;
  const users = [
    { userName: 'admin', realName: superAdminName, password: adminPassword, roles: [superAdminName] },
    ...(demo ? demoAccounts(adminPassword) : []),
  ];
  const seeding = seedingOf(tx, options);
  const roles = await seedRoles(seeding, catalog.bundle.permissionSets);
  // They all have this well-known password; hashing it takes 70 ms of processor each time.
  const hashed = seeding.hash(adminPassword);
  const known = {
    roleIds: roles,
    userIds: await seedUsers({ ...seeding, hash: () => hashed }, users, roles),
  };
  await seedDictionaries(seeding, [...catalog.bundle.dictionaries.values()]);
  for (const { seed } of capabilities) await seed?.(seeding);
  const { userIds, roleIds } = await seedFile(seeding, file, known);
  return {
    userIds: Object.fromEntries(userIds),
    roleIds: Object.fromEntries(roleIds),
    userNames: Object.fromEntries(
      [...users, ...(file.users ?? [])].map((user) => [user.userName, user.realName ?? user.userName]),
    ),
  };
};
