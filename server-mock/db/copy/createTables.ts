import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import type { Queryable } from '../Database.ts';
import { createTable } from '../migration/createTable.ts';
import { quoted } from '../sql/quoted.ts';

/** Creates the table with its key, without indexes: rows go in faster. */
export async function createBareTable(tx: Queryable, table: TableDdl): Promise<void> {
  const [create] = createTable(table);
  if (create !== undefined) await tx.query(create.sql);
}

/** Creates the indexes of a filled table, and lets the planner know its rows. */
export async function indexTable(tx: Queryable, table: TableDdl): Promise<void> {
  for (const { sql } of createTable(table).slice(1)) await tx.query(sql);
  await tx.query(`analyze ${quoted(table.table)}`);
}

/** Drops tables with all their rows. */
export async function dropTables(tx: Queryable, names: readonly string[]): Promise<void> {
  for (const name of names) await tx.query(`drop table if exists ${quoted(name)} cascade`);
}
