import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { readerId } from './readerId.ts';

/** Which of these records of a table a user has opened, by the text of the key. */
export const readKeys = async (
  db: Queryable,
  table: string,
  userId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const { rows } = await run(
    db,
    sql`select "RecordKey" from "jig_reader" where "Id" in (${values(keys.map((key) => readerId(table, key, userId)))})`,
  );
  return new Set(rows.map(({ RecordKey }) => String(RecordKey)));
};
