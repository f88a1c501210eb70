import { names } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import { systemTable } from '../reading/systemRows.ts';
import type { TableAccess } from '../reading/tableAccess.ts';
import type { BoundField } from './fields.ts';
import { parameterTypes } from './parameterTypes.ts';
import type { Prepared } from './prepare.ts';
import type { Hole } from './Sql.ts';

/** Caller and values of one execution. */
export interface Run {
  /** Access of the caller by table in exact case, for every table of the statement. */
  readonly access: ReadonlyMap<string, Pick<TableAccess, 'table' | 'readable' | 'scope'>>;
  readonly fields: readonly BoundField[];
  /** One for each field. */
  readonly values: readonly (string | null)[];
  /** `yyyy-MM-dd HH:mm:ss` of the server's clock. */
  readonly now: string;
}

/** Fills the holes of a statement: values become parameters, tables become the rows and columns the caller may read. */
export const statementFor = (prepared: Prepared, run: Run): RawBuilder<unknown> =>
  sql.join(
    prepared.pieces.map((piece) => (typeof piece === 'string' ? sql.raw(piece) : filled(piece, run))),
    sql.raw(''),
  );

const filled = (hole: Hole, run: Run): RawBuilder<unknown> => {
  if ('table' in hole) return ownRows(hole.table, run);
  if ('now' in hole)
    return hole.now === 'date'
      ? sql`cast(${run.now.slice(0, 10)} as date)`
      : sql`cast(${run.now} as timestamp)`;
  const field = run.fields[hole.parameter];
  if (field === undefined) throw new Error('a parameter without its field (bug)');
  return sql`cast(${run.values[hole.parameter] ?? null} as ${sql.raw(parameterTypes[field.type].sqlType)})`;
};

/**
 * `offset 0` makes PostgreSQL apply the row scope before the conditions of the text. Otherwise a condition that
 * fails on a forbidden row would reveal something about it.
 */
const ownRows = (tableName: string, { access }: Run): RawBuilder<unknown> => {
  const own = access.get(tableName);
  if (own === undefined) throw new Error('a table nobody asked the right for (bug)');
  const rows = sql`select ${names(own.readable)} from ${systemTable(own.table.table)}`;
  return own.scope === undefined ? sql`(${rows})` : sql`(${rows} where ${own.scope} offset 0)`;
};
