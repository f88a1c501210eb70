import type { Queryable } from '../db/Database.ts';

/** Connections of servers of the product to this PostgreSQL database. */
export async function serversOn(db: Queryable): Promise<number> {
  const { rows } = await db.query(
    `select count(*)::integer as "n" from pg_stat_activity
      where datname = current_database() and application_name in ('jig', 'jig channel') and pid <> pg_backend_pid()`,
  );
  return Number(rows[0]?.n);
}
