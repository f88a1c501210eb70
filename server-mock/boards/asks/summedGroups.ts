import { measureField } from '../../../runtime/model/fields/measureField.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type ChosenMeasure, isSummable } from '../../operations/grouping.ts';
import { mostMeasures } from '../../operations/measureTotals.ts';
import type { AccessedRows } from '../../reading/accessNamed.ts';
import { type Asking, readShared } from './Asking.ts';

/** Rows of a card to be put into groups. */
interface GroupsWanted {
  /** Fields to add up, which the viewer may read; those without a sum are left out. */
  readonly of: readonly string[];
  readonly where: Fragment | undefined;
  /** What makes the groups, and what splits them. */
  readonly key: Fragment;
  readonly across?: Fragment | undefined;
  /** Fields that these two read. */
  readonly keyFields: readonly string[];
  /** By `key`, `across`, `count` and `sum0`. */
  order(hasSums: boolean): Fragment;
  readonly limit: number;
}

interface SummedGroups {
  readonly fields: readonly ResolvedField[];
  /**
   * `key`, `across`, `count`, and of each field `sum0` and how many rows have it, `has0`. Where every field is in a currency or
   * unit, only rows of the chosen one count.
   */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Undefined: no field is in a currency or unit. */
  readonly measured: ChosenMeasure | undefined;
}

const chosen = sql`(select "measure" from "jig_chosen")`;

/**
 * Rows in groups, each with its number and sums. Numbers in a currency or unit are added up in the one that the viewer asks
 * for, else the commonest. One statement reads the rows once: first in groups by currency too, then those of the chosen one.
 */
export const summedGroups = async (
  asking: Asking,
  rows: AccessedRows,
  { of, where, key, across = sql`cast(null as text)`, keyFields, order, limit }: GroupsWanted,
): Promise<SummedGroups> => {
  const { access } = rows;
  const fields = of.flatMap((one) => {
    const field = access.table.byName.get(one);
    return isSummable(access, field) ? [field] : [];
  });
  const named = [...new Set(fields.flatMap((field) => measureField(field) ?? []))];
  const [measure] = named;
  const needed = [...new Set([...keyFields, ...fields.map(({ field }) => field), ...named])];
  access.rows.columns(needed);
  const inOrder = order(fields.length > 0);
  const parts = sql.join(
    fields.map(
      ({ field }, at) =>
        sql`, sum(${name(field)}) as ${name(`sum${at}`)}, count(${name(field)}) as ${name(`has${at}`)}`,
    ),
    sql``,
  );
  if (measure === undefined) {
    const statement = sql`select ${key} as "key", ${across} as "across", count(*) as "count"${parts}
      from ${access.rows.matching(where, needed)} group by 1, 2 order by ${inOrder} limit ${limit}`;
    return { fields, rows: await readShared(asking, rows, statement), measured: undefined };
  }
  const isInMeasure = (field: ResolvedField): boolean => measureField(field) !== undefined;
  const within = sql` filter (where "measure" = ${chosen})`;
  const sums = fields.map((field, at) => {
    const [sum, has] = [name(`sum${at}`), name(`has${at}`)];
    const filter = isInMeasure(field) ? within : sql``;
    return sql`, sum(${sum})${filter} as ${sum}, sum(${has})${filter} as ${has}`;
  });
  const count = sql`sum("count")${fields.every(isInMeasure) ? within : sql``}`;
  const found = await readShared(
    asking,
    rows,
    sql`with "jig_parts" as materialized (
        select ${key} as "key", ${across} as "across", coalesce(cast(${name(measure)} as text), '') as "measure",
          count(*) as "count"${parts}
        from ${access.rows.matching(where, needed)} group by 1, 2, 3
      ), "jig_measures" as (
        select "measure", sum("count") as "rows" from "jig_parts" group by 1 order by 2 desc, 1 limit ${mostMeasures}
      ), "jig_chosen" as (
        select "measure" from "jig_measures" order by "measure" = ${asking.measure ?? ''} desc, "rows" desc, "measure" limit 1
      )
      select "key", "across", ${count} as "count"${sql.join(sums, sql``)}, ${chosen} as "measure",
        (select array_agg("measure" order by "rows" desc, "measure") from "jig_measures") as "measures"
      from "jig_parts" group by 1, 2 having ${count} > 0 order by ${inOrder} limit ${limit}`,
  );
  const [first] = found;
  const measures = Array.isArray(first?.measures) ? first.measures.map(String) : [];
  return {
    fields,
    rows: found,
    measured: { field: measure, measures, measure: String(first?.measure ?? '') },
  };
};
