import { createQueryId, type RawBuilder } from 'kysely';
import type { Queryable, QueryResult } from '../Database.ts';
import { RecordCompiler, type RecordReader } from './RecordCompiler.ts';

/** Piece of SQL from kysely's `sql` template, which quotes names and binds values. */
export type Fragment = RawBuilder<unknown>;

/** Statement text with `$1..$n`, and its values. */
export interface CompiledSql {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Compiles a statement. `reader`: who reads the records; default `none`, which may read none. */
export const compileSql = (fragment: Fragment, reader: RecordReader = 'none'): CompiledSql => {
  const { sql, parameters } = new RecordCompiler(reader).compileQuery(
    fragment.toOperationNode(),
    createQueryId(),
  );
  return { sql, params: parameters };
};

/** Runs a statement that reads no table of records. Throws DatabaseError. */
export const run = (db: Queryable, fragment: Fragment): Promise<QueryResult> => {
  const { sql, params } = compileSql(fragment);
  return db.query(sql, params);
};
