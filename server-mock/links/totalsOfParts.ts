import { type Amount, add, subtract, toSql } from '../../expressions/index.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import { pluginFunctions } from '../../runtime/model/fields/plugin/pluginFunctions.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { amountOf } from '../../runtime/model/fields/totalsByMeasure.ts';
import { readCondition } from '../../runtime/model/formulas/readExpression.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { StoredTotal, TotalPart } from '../../runtime/model/links/StoredTotal.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { RollupTotal } from '../../runtime/model/schema/RollupSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { columnSql } from '../db/sql/columnSql.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { piecesSql } from '../db/sql/conditionSql.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { together } from '../db/together.ts';
import { systemRun, systemTableAs } from '../reading/systemRows.ts';

const rowAlias = 'jig_row';
const mainAlias = 'jig_main';

const column = (alias: string, field: string): Fragment => sql`${name(alias)}.${name(field)}`;

/** The table whose fields a condition names, and the alias under which it is read. */
interface Named {
  readonly table: ResolvedTable;
  readonly alias: string;
}

/** SQL of a condition; one that cannot be translated holds for no row, and the schema check reports it. */
const holdsSql = (condition: Condition, own: Named, header: Named): Fragment => {
  if (condition === true) return sql`true`;
  const tree = readCondition(condition);
  if (!tree.ok) return sql`false`;
  const columnOf = (said: string) => {
    const field = headerField(said);
    const { table, alias } = field === undefined ? own : header;
    return columnSql(table, field ?? said, alias);
  };
  const pieces = toSql(tree.value, columnOf, { functions: pluginFunctions() });
  return pieces.ok ? sql`(${piecesSql(pieces.value)})` : sql`false`;
};

/** A value of one part, and how it is summed up. */
export interface SummedPart {
  readonly part: TotalPart;
  readonly total: RollupTotal;
}

const partSql = ({ part, total }: SummedPart): Fragment => {
  const { rows, of, factor, by, documents, when } = part;
  const header = { table: rows.document.main, alias: rows.foreignKey === undefined ? rowAlias : mainAlias };
  const own = { table: rows.table, alias: rowAlias };
  const conditions = [
    ...documents.map((one) => holdsSql(one, header, header)),
    ...(when === undefined ? [] : [holdsSql(when, own, header)]),
  ];
  const filter = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const summed = of === undefined ? sql`1` : column(rowAlias, of);
  const value = factor === undefined ? summed : sql`${summed} * coalesce(${column(rowAlias, factor)}, 1)`;
  return totalsInSql[total](value, filter, by === undefined ? undefined : column(rowAlias, by), rows.table);
};

type TotalSql = (
  value: Fragment,
  filter: Fragment,
  by: Fragment | undefined,
  rows: ResolvedTable,
) => Fragment;

const totalsInSql: Readonly<Record<RollupTotal, TotalSql>> = {
  sum: (value, filter) => sql`coalesce(sum(${value}) filter (where ${filter}), 0)`,
  count: (_, filter) => sql`cast(count(*) filter (where ${filter}) as int)`,
  least: (value, filter) => sql`min(${value}) filter (where ${filter})`,
  greatest: (value, filter) => sql`max(${value}) filter (where ${filter})`,
  latest: (value, filter, by, rows) =>
    sql`(array_agg(${value} order by ${by ?? value} desc nulls last, ${column(rowAlias, rows.key)} desc) filter (where ${filter}))[1]`,
};

/** Values of parts by the text of the record's key. Records without rows are missing. */
export type PartValues = ReadonlyMap<SummedPart, ReadonlyMap<string, unknown>>;

/** Sums up the rows that name these records: one statement for each table and field that name them. */
export const totalsOfParts = async (
  tx: Queryable,
  parts: readonly SummedPart[],
  keys: readonly Cell[],
): Promise<PartValues> => {
  const found = new Map<SummedPart, Map<string, unknown>>();
  const groups = new Map<string, SummedPart[]>();
  for (const one of parts) {
    const { rows, via } = one.part;
    const place = `${rows.document.main.table}\n${rows.table.table}\n${via}`;
    groups.set(place, [...(groups.get(place) ?? []), one]);
    found.set(one, new Map());
  }
  if (keys.length === 0) return found;
  const read = async (own: readonly SummedPart[]): Promise<void> => {
    const [first] = own;
    if (first === undefined) return;
    const { rows, via } = first.part;
    const { main } = rows.document;
    const joined =
      rows.foreignKey === undefined
        ? sql``
        : sql`join ${systemTableAs(main.table, mainAlias)} on ${column(mainAlias, main.key)} = ${column(rowAlias, rows.foreignKey)}`;
    const values = own.map((one, at) => sql`${partSql(one)} as ${name(`v${at}`)}`);
    const { rows: answered } = await systemRun(
      tx,
      'links',
      sql`select cast(${column(rowAlias, via)} as text) as "key", ${sql.join(values)}
          from ${systemTableAs(rows.table.table, rowAlias)} ${joined}
          where ${column(rowAlias, via)} = ${anyOf(keys)} group by ${column(rowAlias, via)}`,
    );
    for (const row of answered)
      for (const [at, one] of own.entries()) found.get(one)?.set(String(row.key), row[`v${at}`]);
  };
  await together(
    tx,
    [...groups.values()].map((own) => () => read(own)),
  );
  return found;
};

/** The parts of a total, each to be summed up as the total is. */
export const summedParts = ({ parts, total }: Pick<StoredTotal, 'parts' | 'total'>): readonly SummedPart[] =>
  parts.map((part) => ({ part, total }));

/** The sum of parts for a record, by their signs; 0 without rows. */
export const signedSum = (values: PartValues, parts: readonly SummedPart[], key: string): Amount =>
  parts.reduce<Amount>((sum, one) => {
    const own = amountOf(values.get(one)?.get(key) as Cell) ?? 0; // a sum is numeric text
    return (one.part.sign === 1 ? add(sum, own) : subtract(sum, own)) ?? 0;
  }, 0);

/** A stored total of a record, as its field stores it. */
export const totalValue = (
  values: PartValues,
  { field, total }: StoredTotal,
  parts: readonly SummedPart[],
  key: string,
): Cell => {
  const [first] = parts;
  const isSum = total === 'sum' || total === 'count';
  const value = isSum ? signedSum(values, parts, key) : first && values.get(first)?.get(key);
  if (value === null || value === undefined) return null;
  return columnTypes[field.columnType].wire(value, field);
};
