import { type RawBuilder, sql } from 'kysely';

/** Marks a table the server reads for itself; no schema of a database has this name. */
export const systemMark = 'jig_system';

/**
 * A table of records in the FROM of a statement, for the user who asks. What its rows show is decided when the statement is
 * compiled; {@link run} refuses it. Only `server-mock/reading` and conditions use it.
 */
export const recordTable = (table: string): RawBuilder<unknown> => sql.table(table);

/** The same with an alias behind it. */
export const recordTableAs = (table: string, alias: string): RawBuilder<unknown> =>
  sql`${sql.table(table).as(alias)}`;

/** A table of records in the FROM of a statement the server runs for itself. Only `server-mock/reading` uses it. */
export const systemRecordTable = (table: string): RawBuilder<unknown> => sql.table(`${systemMark}.${table}`);
