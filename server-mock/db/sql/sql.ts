/**
 * The template of SQL statements: quotes names and binds values. Only this folder imports kysely, so that another
 * builder could take its place.
 */
export { type RawBuilder, sql } from 'kysely';
