import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Keeps every other process from publishing until the transaction ends. */
export const lockSchemas = async (tx: Queryable): Promise<void> => {
  await run(tx, sql`lock table "jig_schema_overlay" in share row exclusive mode`);
};
