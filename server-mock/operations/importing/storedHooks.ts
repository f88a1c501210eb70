import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import type { StagedTable } from './stageRows.ts';

/** Rows read per query. */
const atOnce = 500;

/** Rows of one table that an import has stored, and the transaction it runs in. */
interface StoredRows {
  readonly tx: Queryable;
  readonly call: TransactionCall;
  readonly staged: StagedTable;
}

const readStored = async (tx: Queryable, table: ResolvedTable, keys: readonly string[]) => {
  const rows = await systemRows(tx, 'change', table, sql`${name(table.key)} = ${anyOf(keys)}`);
  return new Map(rows.map((row) => [keyText(row[table.key]), row] as const));
};

/**
 * Runs the hooks that a table names for a moment after the write, for each row of an import as it was stored, with key, number
 * and stamps. Rules of capabilities run inside even where the table names no hook: they get the row before it is numbered.
 * `found` receives the issues of a row by its index.
 */
export const storedHooks = async (
  { tx, call, staged: { table, rows } }: StoredRows,
  moment: 'addInside' | 'addAfter',
  found: (index: number, issues: readonly Issue[]) => void,
): Promise<void> => {
  const isNamed = (table.hooks[moment] ?? []).length > 0;
  if (!isNamed && (moment === 'addAfter' || call.context.rules.length === 0)) return;
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const stored: ReadonlyMap<string, Row> = isNamed
      ? await readStored(
          tx,
          table,
          some.map(({ key }) => key),
        )
      : new Map();
    for (const [at, { key, values: staged }] of some.entries()) {
      const values = { ...(stored.get(key) ?? { ...staged, [table.key]: key }) };
      const input = { call, outside: undefined, db: tx, moment, table, stored: undefined, values };
      const issues = await runHooks({ ...input, details: {} });
      if (issues.length > 0) found(from + at, issues);
    }
  }
};
