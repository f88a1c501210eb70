import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Reference } from '../context/Reference.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { conditionSql } from '../db/sql/conditionSql.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { keyText } from '../records/keyText.ts';
import type { LeavingRows } from './pointedAt.ts';

/** The values as the field's column stores them. Leaves out what it cannot store. */
const storable = ({ field }: Reference, values: readonly Cell[]): readonly Cell[] =>
  values.flatMap((value) => {
    const parsed = columnTypes[field.columnType].parse(value, field);
    return parsed.ok && parsed.value !== null ? [parsed.value] : [];
  });

/** The condition that a row of the reference holds one of the values; undefined: no row can. */
export const holdsAny = (
  reference: Reference,
  values: readonly Cell[],
  now: string,
): Fragment | undefined => {
  const { field, isList, from, detail, when } = reference;
  const column = name(field.field);
  const own = isList ? values.map(keyText) : storable(reference, values);
  if (own.length === 0) return undefined;
  const holds = isList
    ? sql`string_to_array(${column}, ',') && cast(${own} as text[])`
    : sql`${column} = ${anyOf(own)}`;
  const whole =
    when === undefined ? holds : sql`${holds} and ${conditionSql(detail?.table ?? from, when, now)}`;
  return detail === undefined ? whole : sql`${whole} and ${name(detail.foreignKey)} is not null`;
};

/**
 * Counts the documents that hold each value, whoever may read them. Values that no document holds are left
 * out. Keys of the answer are texts. `except`: documents that would be deleted too.
 */
export const countUses = async (
  db: Queryable,
  reference: Reference,
  values: readonly Cell[],
  now: string,
  except?: LeavingRows,
): Promise<ReadonlyMap<string, number>> => {
  const { from, detail, field, isList } = reference;
  const holds = holdsAny(reference, values, now);
  if (holds === undefined) return new Map();
  const others =
    except?.table.table === from.table ? except.rows.map((row) => row[from.key] ?? null) : undefined;
  const where =
    others === undefined
      ? holds
      : sql`${holds} and not (${name(detail?.foreignKey ?? from.key)} = ${anyOf(others)})`;
  const holder = (detail?.table ?? from).table;
  const document = name(detail?.foreignKey ?? from.key);
  const column = name(field.field);
  const { rows: counted } = await systemRun(
    db,
    'reference',
    isList
      ? sql`select "held"."jig_value" as "value", count(distinct ${document}) as "n"
            from ${systemTable(holder)} cross join lateral unnest(string_to_array(${column}, ',')) as "held"("jig_value")
            where ${where} and "held"."jig_value" = ${anyOf(values.map(keyText))} group by 1`
      : sql`select cast(${column} as text) as "value", count(distinct ${document}) as "n"
            from ${systemTable(holder)} where ${where} group by 1`,
  );
  return new Map(counted.map(({ value, n }) => [String(value), Number(n)]));
};
