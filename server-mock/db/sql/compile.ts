import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Queryable, QueryResult } from '../Database.ts';

/** A piece of SQL made with kysely's `sql` template: names and values never become text by hand. */
export type Fragment = RawBuilder<unknown>;

/** Compiles only; statements run through our own Database. */
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The statement's text with `$1..$n`, and its values. */
export const compileSql = (
  fragment: Fragment,
): { readonly sql: string; readonly params: readonly unknown[] } => {
  const { sql, parameters } = fragment.compile(compiler);
  return { sql, params: parameters };
};

/** Runs a fragment. Throws DatabaseError. */
export const run = (db: Queryable, fragment: Fragment): Promise<QueryResult> => {
  const { sql, params } = compileSql(fragment);
  return db.query(sql, params);
};
