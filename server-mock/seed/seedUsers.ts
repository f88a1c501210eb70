import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { insertRow, updateRow } from '../records/writeRow.ts';
import type { SeedUser } from './SeedFile.ts';
import type { Seeding } from './Seeding.ts';

const roleIdsOf = (user: SeedUser, roleIds: ReadonlyMap<string, number>): string =>
  (user.roles ?? []).flatMap((name) => roleIds.get(name) ?? []).join(',');

/** Columns that an account of a file changes of one that is there. */
const changesOf = (user: SeedUser, hash: string | undefined, roleIds: ReadonlyMap<string, number>): Row => ({
  UserPwd: hash ?? null,
  ...(user.realName === undefined ? {} : { UserTrueName: user.realName }),
  ...(user.roles === undefined ? {} : { RoleIds: roleIdsOf(user, roleIds) }),
});

/**
 * Writes accounts with the next ids in order (the first is 1), then their superiors. An account of a known name gets what is
 * given. Returns all ids by user name.
 */
export const seedUsers = async (
  seeding: Seeding,
  users: readonly SeedUser[],
  roleIds: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, number> = new Map(),
): Promise<ReadonlyMap<string, number>> => {
  const { tx, table, owned, hash } = seeding;
  const schema = table('Sys_User');
  const hashes = await Promise.all(users.map((user) => hash(user.password)));
  const ids = new Map(known);
  for (const [index, user] of users.entries()) {
    const changed = ids.get(user.userName);
    if (changed !== undefined) {
      await updateRow(tx, schema, changed, changesOf(user, hashes[index], roleIds));
      continue;
    }
    const id = Math.max(0, ...ids.values()) + 1;
    ids.set(user.userName, id);
    const row: Record<string, Cell> = {
      UserName: user.userName,
      UserTrueName: user.realName ?? user.userName,
      UserPwd: hashes[index] ?? null,
      RoleIds: roleIdsOf(user, roleIds),
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
