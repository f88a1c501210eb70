import { sql } from 'kysely';
import type { Queryable } from './Database.ts';
import { run } from './sql/compile.ts';

/** A setting kept in the database, as text; undefined: never set. */
export const readSetting = async (db: Queryable, id: string): Promise<string | undefined> => {
  const { rows } = await run(db, sql`select "Value" from "jig_setting" where "Id" = ${id}`);
  return rows[0] === undefined ? undefined : String(rows[0].Value);
};

/** Keeps a setting, with who set it and when. */
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
