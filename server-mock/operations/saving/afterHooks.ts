import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Moment } from '../../context/Hook.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { runHooks } from '../../hooks/runHooks.ts';
import type { UserCall } from '../../http/Call.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';

/** Records read per query. */
const atOnce = 500;

/** Written records by key. */
export interface WrittenRecords {
  readonly call: UserCall;
  /** The transaction they were written in; undefined: it is over. */
  readonly tx?: Queryable;
  readonly full: DocumentTable;
  readonly moment: Extract<Moment, 'addAfter' | 'updateAfter'>;
  readonly keys: readonly Cell[];
  /** The transaction of the writes; undefined when it has ended. */
  readonly stored?: Row | undefined;
}

const groupedBy = (field: string, rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyText(row[field]));
    if (group === undefined) groups.set(keyText(row[field]), [row]);
    else group.push(row);
  }
  return groups;
};

/**
 * Runs the after hooks of a table with the stored rows, including keys, numbers and stamps.
 * Issues of hooks are only logged, since the write is decided. Reads nothing when the table names no hook.
 */
export const afterHooks = async (written: WrittenRecords): Promise<void> => {
  const { call, tx, full, moment, keys, stored } = written;
  const db = tx ?? call.context.db;
  const outside = tx === undefined ? call : undefined;
  const { main } = full;
  if ((main.hooks[moment] ?? []).length === 0) return;
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    const rows = new Map(
      (await systemRows(db, 'save', main, sql`${name(main.key)} = ${anyOf(some)}`)).map(
        (row) => [keyText(row[main.key]), row] as const,
      ),
    );
    const details: [string, ReadonlyMap<string, readonly Row[]>][] = [];
    for (const { schema, table } of full.details) {
      const own = await systemRows(
        db,
        'save',
        table,
        sql`${name(schema.foreignKey)} = ${anyOf(some)}`,
        sql`order by ${name(table.key)}`,
      );
      details.push([table.table, groupedBy(schema.foreignKey, own)]);
    }
    for (const key of some) {
      const row = rows.get(keyText(key));
      if (row === undefined) continue;
      const issues = await runHooks({
        call,
        outside,
        db,
        moment,
        table: main,
        stored,
        values: { ...row },
        details: Object.fromEntries(
          details.map(([table, groups]) => [table, groups.get(keyText(key)) ?? []]),
        ),
      });
      if (issues.length > 0)
        call.context.log.warn(
          { requestId: call.requestId, moment, key, issues },
          'a hook complained after the save',
        );
    }
  }
};
