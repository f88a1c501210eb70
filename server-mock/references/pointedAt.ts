import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Reference } from '../context/Reference.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { keyText } from '../records/keyText.ts';
import { referencesTo } from './referencesOf.ts';

/** Rows that are about to be deleted, or to lose the values they have now. */
export interface LeavingRows {
  readonly table: ResolvedTable;
  /** As stored. */
  readonly rows: readonly Row[];
  /** Fields that lose their values; undefined: the rows are deleted. */
  readonly fields?: ReadonlySet<string>;
}

/** Values of leaving rows that one reference may hold. */
export interface PointedAt {
  readonly reference: Reference;
  readonly leaving: LeavingRows;
  /** The rows by the value that leaves, as text. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** Keys, as text, of the documents whose rows a reference with an owner means. */
const ownersOf = async (
  db: Queryable,
  call: Pick<TransactionCall, 'context'>,
  { owner }: Reference,
  rows: readonly Row[],
): Promise<ReadonlySet<string>> => {
  const table = owner && call.context.catalog.table(owner.table);
  if (owner === undefined || table === undefined) return new Set();
  const keys = rows.map((row) => row[owner.key] ?? null);
  const found = await systemRun(
    db,
    'reference',
    sql`select ${name(table.key)} as "key" from ${systemTable(table.table)}
        where ${name(table.key)} = ${anyOf(keys)} and ${name(owner.field)} = ${owner.value}`,
  );
  return new Set(found.rows.map(({ key }) => String(key)));
};

/**
 * The values that others may hold. Call it before the rows are written: what a row belongs to may be deleted
 * with it.
 */
export const pointedAt = async (
  db: Queryable,
  call: Pick<TransactionCall, 'context'>,
  leaving: readonly LeavingRows[],
): Promise<readonly PointedAt[]> => {
  const pointed: PointedAt[] = [];
  for (const one of leaving) {
    if (one.rows.length === 0) continue;
    for (const reference of referencesTo(call.context, one.table.table)) {
      const { to, owner, onDelete } = reference;
      if (onDelete === 'keep' || one.fields?.has(to) === false) continue;
      const owners = owner && (await ownersOf(db, call, reference, one.rows));
      const rows = new Map<string, Row>();
      for (const row of one.rows) {
        const value = keyText(row[to]);
        if (value !== '' && owners?.has(keyText(row[owner?.key ?? ''])) !== false) rows.set(value, row);
      }
      if (rows.size > 0) pointed.push({ reference, leaving: one, rows });
    }
  }
  return pointed;
};
