import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { isStored, type ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DocumentLink } from '../../../runtime/model/links/DocumentLink.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { conditionSql } from '../../db/sql/conditionSql.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemTable, systemTableAs } from '../../reading/systemRows.ts';
import { linkIndex } from '../LinkIndex.ts';
import { type DerivedLink, derivedLinksOf } from './DerivedLink.ts';

/** `down`: to documents made from others; `up`: to those they were made from. */
export type TrailSide = 'down' | 'up';

/** One way that documents of a table are made from those of another. */
export interface TrailStep {
  readonly source: ResolvedTable;
  readonly target: ResolvedTable;
  /** What is counted; undefined: nothing is. */
  readonly title: string | undefined;
  /** The approval of the source cannot be reversed while the target is there. */
  readonly isBarrier: boolean;
  /** Rows `from`, `to` and `quantity` (null: none is counted) of the steps that begin at these documents. */
  pairs(side: TrailSide, keys: readonly Cell[], now: string): Fragment;
}

const started = (side: TrailSide, from: Fragment, to: Fragment, keys: readonly Cell[]): Fragment =>
  sql`${side === 'down' ? from : to} = ${anyOf(keys)}`;

/** Leaves out documents that a condition on their header leaves out. */
const whereOf = (
  { main, details }: DocumentTable,
  to: Fragment,
  when: Condition | undefined,
  now: string,
): Fragment =>
  when === undefined
    ? sql``
    : sql`and ${to} in (select ${name(main.key)} from ${systemTable(main.table)} where ${conditionSql(main, when, now, details)})`;

const ofLink = ({ schema, source, target }: DocumentLink): TrailStep => {
  const main = target.document.main;
  const via = sql`"t".${name(schema.via)}`;
  const to = sql`"t".${name(target.foreignKey ?? main.key)}`;
  const from = source.foreignKey === undefined ? via : sql`"s".${name(source.foreignKey)}`;
  const joined =
    source.foreignKey === undefined
      ? sql``
      : sql`join ${systemTableAs(source.table.table, 's')} on "s".${name(source.table.key)} = ${via}`;
  return {
    source: source.document.main,
    target: main,
    title: target.table.byName.get(schema.carries.field)?.title,
    isBarrier: false,
    pairs: (side, keys, now) => sql`
      select ${from} as "from", ${to} as "to", sum("t".${name(schema.carries.field)}) as "quantity"
      from ${systemTableAs(target.table.table, 't')} ${joined}
      where ${started(side, from, to, keys)} ${whereOf(target.document, to, schema.when, now)} group by 1, 2`,
  };
};

const ofDerived = ({ declared, source, sourceField, target }: DerivedLink): readonly TrailStep[] => {
  const { main } = target;
  const detail = target.details.find(({ table }) => table.table === declared.detail);
  const rows = declared.detail === undefined ? main : detail?.table;
  const field = rows?.byName.get(declared.field);
  if (rows === undefined || field === undefined || !isStored(field)) return [];
  const value = sql`"t".${name(field.field)}`;
  const made = sql`"t".${name(detail?.schema.foreignKey ?? main.key)}`;
  const isKey = sourceField === source.key;
  const begin = isKey ? value : sql`"s".${name(source.key)}`;
  const joined = isKey
    ? sql``
    : sql`join ${systemTableAs(source.table, 's')} on "s".${name(sourceField)} = ${value} and cast(${value} as text) <> ''`;
  return [
    {
      source,
      target: main,
      title: undefined,
      isBarrier: declared.blocksReverse === true,
      pairs: (side, keys, now) => sql`
      select distinct ${begin} as "from", ${made} as "to", null::numeric as "quantity"
      from ${systemTableAs(rows.table, 't')} ${joined}
      where ${started(side, begin, made, keys)} ${whereOf(target, made, declared.when, now)}`,
    },
  ];
};

const stepsIn = (catalog: SchemaCatalog): readonly TrailStep[] => [
  ...linkIndex(catalog).links.map(ofLink),
  ...catalog.tableNames.flatMap((table) => {
    const target = catalog.document(table);
    return target === undefined ? [] : derivedLinksOf(catalog, target).flatMap(ofDerived);
  }),
];

interface Ways {
  readonly revision: number;
  readonly steps: readonly TrailStep[];
  readonly tables: ReadonlySet<string>;
}

const known = new WeakMap<SchemaCatalog, Ways>();

/** The ways of a catalog; found again when what is published changes. */
const waysIn = (catalog: SchemaCatalog): Ways => {
  const found = known.get(catalog);
  if (found !== undefined && found.revision === catalog.revision) return found;
  const steps = stepsIn(catalog);
  const tables = new Set(steps.flatMap(({ source, target }) => [source.table, target.table]));
  const ways = { revision: catalog.revision, steps, tables };
  known.set(catalog, ways);
  return ways;
};

/** The ways that documents are made from one another: links first, then what the tables say they are derived from. */
export const trailSteps = (catalog: SchemaCatalog): readonly TrailStep[] => waysIn(catalog).steps;

/** Tables whose documents are made from others, or others from them. */
export const trailTables = (catalog: SchemaCatalog): ReadonlySet<string> => waysIn(catalog).tables;
