import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { name, names } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { nextCodes } from '../../numberRules/nextCodes.ts';
import { watchOf } from '../../records/WriteWatch.ts';
import { type StagedRow, stagedFields } from './stageRows.ts';

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Codes for rows without one, by row; null where the user typed a code. */
const codesFor = async (
  tx: Queryable,
  table: ResolvedTable,
  field: string,
  formCode: string,
  rows: readonly StagedRow[],
  now: string,
): Promise<readonly (string | null)[]> => {
  const without = rows.filter(({ values }) => isBlank(values[field])).length;
  if (without === 0) return [];
  const codes = await nextCodes(tx, { table, field, formCode }, now, without);
  let next = 0;
  return rows.map(({ values }) => (isBlank(values[field]) ? (codes[next++] ?? null) : null));
};

/**
 * Creates records from staged rows with one `INSERT ... SELECT` and numbers those without a code.
 * Runs inside the transaction that ends an import. Returns the number of records.
 */
export const moveStaged = async (
  tx: Queryable,
  batch: string,
  table: ResolvedTable,
  rows: readonly StagedRow[],
  now: string,
): Promise<number> => {
  if (rows.length === 0) return 0;
  const fields = stagedFields(table);
  const joins: RawBuilder<unknown>[] = [];
  const columns: RawBuilder<unknown>[] = [];
  for (const [index, field] of fields.entries()) {
    const type = sql.raw(columnTypes[field.columnType].sqlType(field));
    const staged = sql`(s."V")[${sql.lit(index + 1)}]`;
    const codes =
      field.numberRule === undefined
        ? []
        : await codesFor(tx, table, field.field, field.numberRule, rows, now);
    if (codes.length === 0) columns.push(sql`${staged}::${type}`);
    else {
      const alias = name(`c${index}`);
      joins.push(
        sql` left join unnest(${codes}::text[]) with ordinality as ${alias}("code", "no") on ${alias}."no" = s."RowNo"`,
      );
      columns.push(sql`coalesce(${alias}."code", ${staged})::${type}`);
    }
  }
  const key = table.byName.get(table.key);
  const keyType = sql.raw(key === undefined ? 'text' : columnTypes[key.columnType].sqlType(key));
  const targets = [table.key, versionField, ...fields.map(({ field }) => field)];
  // `offset 0` keeps the planner from repeating the cast per column. The array is read once per row.
  const moved = await run(
    tx,
    sql`insert into ${name(table.table)} (${names(targets)})
        select s."Key"::${keyType}, 1, ${sql.join(columns)}
        from (select "RowNo", "Key", "Values"::text[] as "V" from "jig_import_row"
              where "BatchId" = ${batch} and "TableName" = ${table.table} offset 0) s${sql.join(joins, sql``)}
        order by s."RowNo"`,
  );
  watchOf(tx)?.inserted(
    table,
    rows.map(({ key: made }) => made),
  );
  return moved.affected;
};
