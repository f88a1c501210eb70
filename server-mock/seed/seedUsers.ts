import type { Cell } from '../../runtime/model/schema/Row.ts';
import { hashPassword } from '../access/password.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { insertRow } from '../records/writeRow.ts';
import type { SeedUser } from './SeedFile.ts';
import type { Seeding } from './Seeding.ts';

/** Writes accounts with ids from 1 in order, then their superiors. Returns ids by user name. */
export const seedUsers = async (
  seeding: Seeding,
  users: readonly SeedUser[],
  roleIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> => {
  const { tx, table, owned } = seeding;
  const schema = table('Sys_User');
  const hashes = await Promise.all(users.map((user) => hashPassword(user.password)));
  const ids = new Map<string, number>();
  for (const [index, user] of users.entries()) {
    const id = index + 1;
    ids.set(user.userName, id);
    const roles = (user.roles ?? []).flatMap((name) => roleIds.get(name) ?? []).join(',');
    const row: Record<string, Cell> = {
      UserName: user.userName,
      UserTrueName: user.realName ?? user.userName,
      UserPwd: hashes[index] ?? null,
      RoleIds: roles,
      Enable: 1,
      TokenVersion: 0,
      ...owned,
    };
    await insertRow(tx, schema, row, id);
  }
  for (const user of users) {
    const superior = ids.get(user.superior ?? '');
    if (superior !== undefined)
      await run(
        tx,
        sql`update "Sys_User" set "Superior_Id" = ${superior} where "User_Id" = ${ids.get(user.userName) ?? 0}`,
      );
  }
  await seeding.moveSequence(schema);
  return ids;
};
