import type { Queryable } from './Database.ts';
import { run } from './sql/compile.ts';
import { sql } from './sql/sql.ts';

/** Reads a setting from the database; undefined: never set. */
export const readSetting = async (db: Queryable, id: string): Promise<string | undefined> => {
  const { rows } = await run(db, sql`select "Value" from "jig_setting" where "Id" = ${id}`);
  return rows[0] === undefined ? undefined : String(rows[0].Value);
};

/** Stores a setting with user and time. */
export const writeSetting = async (
  db: Queryable,
  setting: { readonly id: string; readonly value: string; readonly userId: number; readonly now: string },
): Promise<void> => {
  const { id, value, userId, now } = setting;
  await run(
    db,
    sql`insert into "jig_setting" ("Id", "Value", "UserId", "ChangedAt") values (${id}, ${value}, ${userId}, ${now})
        on conflict ("Id") do update set "Value" = excluded."Value", "UserId" = excluded."UserId", "ChangedAt" = excluded."ChangedAt"`,
  );
};
