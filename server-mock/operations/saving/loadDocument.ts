import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import { placeOf } from '../../../runtime/model/record/sequence/inSequence.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { name, names } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import type { SystemReason } from '../../reading/systemReasons.ts';
import { columnNames, systemRows, systemRun, systemTable } from '../../reading/systemRows.ts';
import { rowReader } from '../../records/rowReader.ts';
import type { StoredDocument } from './SaveState.ts';

/** Maximum rows per statement; other calls wait no longer than one slice. */
const sliceRows = 2_000;

/**
 * Reads the rows of one detail of a document, in order and wire form: these columns, the key and the
 * position.
 */
export const selectDetail = async (
  db: Queryable,
  reason: SystemReason,
  { schema, table }: DocumentTable['details'][number],
  key: Cell,
  columns: ReadonlySet<string>,
): Promise<readonly Row[]> => {
  const sequence = table.byName.get(table.grid?.sequence ?? '')?.field;
  const wanted = new Set([table.key, ...(sequence === undefined ? [] : [sequence]), ...columns]);
  const read = rowReader(table, wanted);
  const found: Row[] = [];
  for (let last: Cell = null; ; ) {
    const behind = last === null ? sql`` : sql`where ${name(table.key)} > ${last}`;
    // `offset 0` keeps the planner from walking the whole table by its key.
    const { rows } = await systemRun(
      db,
      reason,
      sql`select ${names(wanted)} from (select ${names(wanted)} from ${systemTable(table.table)}
          where ${name(schema.foreignKey)} = ${key} offset 0) "own" ${behind}
          order by ${name(table.key)} limit ${sliceRows}`,
    );
    for (const row of rows) found.push(read(row));
    if (rows.length < sliceRows) break;
    last = found.at(-1)?.[table.key] ?? null;
  }
  if (sequence === undefined) return found;
  const placed = (row: Row): number => placeOf(row[sequence]) ?? Number.MAX_VALUE;
  return found.sort((a, b) => placed(a) - placed(b));
};

/** The record with all detail rows; undefined when it is missing or out of scope. */
export const loadDocument = async (
  db: Queryable,
  reason: SystemReason,
  full: DocumentTable,
  key: Cell,
  scope: RawBuilder<unknown> | undefined,
): Promise<StoredDocument | undefined> => {
  const where = sql`${name(full.main.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [main] = await systemRows(db, reason, full.main, where);
  if (main === undefined) return undefined;
  const details = new Map<string, readonly Row[]>();
  for (const detail of full.details)
    details.set(detail.table.table, await selectDetail(db, reason, detail, key, columnNames(detail.table)));
  return { main, version: Number(main[versionField] ?? 0), details };
};
