import { randomUUID } from 'node:crypto';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MutableRow } from '../../../runtime/model/schema/Row.ts';
import type { Database } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { quoted } from '../../db/sql/quoted.ts';
import { sql } from '../../db/sql/sql.ts';
import { parameterText } from '../../db/values.ts';
import type { Pace } from '../../heavy/Pace.ts';
import { StatementPace } from '../../heavy/StatementPace.ts';
import { SnowflakeKeys } from '../../records/SnowflakeKeys.ts';
import { storedValue } from '../../records/storedValue.ts';

/** Maximum milliseconds one staging statement may block the database, alone and while other users are active. */
const chunkMillis = { alone: 50, shared: 10 } as const;
const keysAtOnce = 1_000;
/** Maximum rows per statement: building its text blocks the main thread of the server. */
const rowsAtOnce = 500;

const snowflakes = new SnowflakeKeys(() => Date.now());

const makers: Readonly<Partial<Record<ResolvedTable['keyType'], () => string>>> = {
  guid: randomUUID,
  snowflake: () => snowflakes.next(),
};

/**
 * Keys for new rows. Identity keys come from the sequence of the table, so that details can refer to them.
 */
export const takeKeys = async (
  db: Database,
  table: ResolvedTable,
  count: number,
): Promise<readonly string[]> => {
  const make = makers[table.keyType];
  if (make !== undefined) return Array.from({ length: count }, make);
  const keys: string[] = [];
  while (keys.length < count) {
    const { rows } = await run(
      db,
      sql`select nextval(pg_get_serial_sequence(${quoted(table.table)}, ${table.key}))::text as "key"
          from generate_series(1, ${Math.min(keysAtOnce, count - keys.length)}::int)`,
    );
    for (const { key } of rows) keys.push(String(key));
  }
  return keys;
};

/** Columns of a staged row, in order: all stored columns except key and version. */
export const stagedFields = (table: ResolvedTable): readonly ResolvedField[] =>
  table.fields.filter(
    (field) => isStored(field) && field.field !== table.key && field.field !== versionField,
  );

/** A row waiting to be stored. */
export interface StagedRow {
  readonly key: string;
  readonly values: MutableRow;
}

/** Rows of one table waiting to be stored. */
export interface StagedTable {
  readonly table: ResolvedTable;
  readonly rows: readonly StagedRow[];
}

/**
 * Writes rows into the staging table in chunks of at most 50 ms each, 10 ms while other users are active.
 * The time of the last chunk sets the size of the next. Only `moveStaged` turns these rows into records.
 */
export const stageRows = async (
  db: Database,
  batch: string,
  { table, rows }: StagedTable,
  pace: Pace,
  done: (count: number) => void,
): Promise<void> => {
  const fields = stagedFields(table);
  const statements = new StatementPace();
  let size = 50;
  for (let from = 0; from < rows.length; ) {
    const some = rows.slice(from, from + size);
    const texts: (string | null)[] = [];
    for (const { values: row } of some) {
      texts.push(parameterText(fields.map(({ field }) => textOf(storedValue(row[field])))));
      if (pace.isDue) await pace.rest();
    }
    await statements.rest();
    const started = performance.now();
    // Five parameters for any number of rows: one parameter per value would cost more than storing it.
    await run(
      db,
      sql`insert into "jig_import_row" ("BatchId", "TableName", "RowNo", "Key", "Values")
          select ${batch}, ${table.table}, ${from}::int + r."no", r."key", r."values"
          from unnest(${some.map(({ key }) => key)}::text[], ${texts}::text[])
            with ordinality as r("key", "values", "no")`,
    );
    const millis = Math.max(1, performance.now() - started);
    from += some.length;
    done(some.length);
    const limit = statements.hasCompany ? chunkMillis.shared : chunkMillis.alone;
    // Aims at half of the limit, so that a chunk of wider rows stays below it.
    size = Math.max(10, Math.min(rowsAtOnce, size * 2, Math.floor((some.length * (limit / 2)) / millis)));
  }
};

const textOf = (value: string | number | boolean | null): string | null =>
  value === null ? null : String(value);

/** Deletes staged rows in small chunks. */
export const clearStaged = async (db: Database, batch: string): Promise<void> => {
  for (;;) {
    const gone = await run(
      db,
      sql`delete from "jig_import_row" where "Id" in (select "Id" from "jig_import_row" where "BatchId" = ${batch} limit 2000)`,
    );
    if (gone.affected === 0) return;
  }
};
