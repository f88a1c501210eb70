import type { SchemaCatalog } from '../../server-mock/catalog/SchemaCatalog.ts';
import type { Queryable } from '../../server-mock/db/Database.ts';
import { seedFile } from '../../server-mock/process/seedFile.ts';
import { seedingOf } from '../../server-mock/process/seedingOf.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import type { Clock } from '../../server-mock/time/Clock.ts';
import { quickHash } from './system.ts';

const namesOf = async (tx: Queryable, sql: string): Promise<ReadonlyMap<string, number>> =>
  new Map((await tx.query(sql)).rows.map(({ name, id }) => [String(name), Number(id)]));

/** Adds the rows of a SEED_FILE to a system that is there. */
export const seedOver = async (
  tx: Queryable,
  world: { readonly catalog: SchemaCatalog; readonly clock: Clock },
  file: SeedFile,
): Promise<void> => {
  const roleIds = await namesOf(tx, `select "RoleName" as name, "Role_Id" as id from "Sys_Role"`);
  const userIds = await namesOf(tx, `select "UserName" as name, "User_Id" as id from "Sys_User"`);
  await seedFile(seedingOf(tx, { ...world, hash: quickHash }), file, { roleIds, userIds });
};
