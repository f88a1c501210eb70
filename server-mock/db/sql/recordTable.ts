import { type RawBuilder, sql } from './sql.ts';

/** Schema name that marks tables the server reads for itself; no real schema has it. */
export const systemMark = 'jig_system';

/**
 * Table of records in FROM, as the current user may see it. The compiler inserts the user's rows; {@link run}
 * rejects it. Only `server-mock/reading` and conditions use it.
 */
export const recordTable = (table: string): RawBuilder<unknown> => sql.table(table);

/** Like {@link recordTable}, with an alias. */
export const recordTableAs = (table: string, alias: string): RawBuilder<unknown> =>
  sql`${sql.table(table).as(alias)}`;

/** Table of records in FROM that the server reads for itself. Only `server-mock/reading` uses it. */
export const systemRecordTable = (table: string): RawBuilder<unknown> => sql.table(`${systemMark}.${table}`);

/** Like {@link systemRecordTable}, with an alias. */
export const systemRecordTableAs = (table: string, alias: string): RawBuilder<unknown> =>
  sql`${sql.table(`${systemMark}.${table}`).as(alias)}`;
