import { type RowHeight, rowHeights } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** The height as one that users choose from; undefined: it is none. */
export const readRowHeight = (height: number): RowHeight | undefined =>
  rowHeights.find((one) => one === height);

/** Height of the rows in all lists of a user; undefined: the usual one. */
export const rowHeightOf = async (db: Database, user: number): Promise<RowHeight | undefined> => {
  const { rows } = await run(db, sql`select "Height" from "jig_row_height" where "UserId" = ${user}`);
  return readRowHeight(Number(rows[0]?.Height));
};

export const keepRowHeight = async (db: Database, user: number, height: RowHeight): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_row_height" ("UserId", "Height") values (${user}, ${height})
        on conflict ("UserId") do update set "Height" = excluded."Height"`,
  );
};
