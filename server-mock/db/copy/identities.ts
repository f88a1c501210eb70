import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import type { Queryable } from '../Database.ts';
import { quoted } from '../sql/quoted.ts';

/** Where the numbers of an identity column stand: `value` as text, since it may be a bigint. */
export interface Identity {
  readonly table: string;
  readonly column: string;
  readonly value: string;
  /** False: `value` itself is the next number. */
  readonly isCalled: boolean;
}

/** Reads where the identity columns of these tables stand. */
export async function readIdentities(
  tx: Queryable,
  tables: readonly TableDdl[],
): Promise<readonly Identity[]> {
  const found: Identity[] = [];
  for (const { table, columns } of tables)
    for (const { name } of columns.filter(({ identity }) => identity)) {
      const { rows } = await tx.query('select pg_get_serial_sequence($1, $2) as "sequence"', [
        quoted(table),
        name,
      ]);
      const sequence = rows[0]?.sequence;
      if (typeof sequence !== 'string') continue;
      // PostgreSQL answers its name as SQL text.
      const state = await tx.query(
        `select s."last_value"::text as "value", s."is_called" as "called" from ${sequence} s`,
      );
      const [row] = state.rows;
      if (row !== undefined)
        found.push({ table, column: name, value: String(row.value), isCalled: row.called === true });
    }
  return found;
}

/** Lets the identity columns go on from there. */
export async function writeIdentities(tx: Queryable, identities: readonly Identity[]): Promise<void> {
  for (const { table, column, value, isCalled } of identities)
    await tx.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint, $4::boolean)::text', [
      quoted(table),
      column,
      value,
      isCalled,
    ]);
}
