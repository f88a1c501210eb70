import type { ForeignColumnOffer, ForeignOffer } from '../../../runtime/wire/datasets/Foreign.ts';

/** A column of a foreign table whose values the product can hold. */
interface ForeignColumn extends ForeignColumnOffer {
  /** SQL type that it is read as, where the one it has is another. */
  readonly cast?: string;
}

/** A table or view of a foreign database that its user may read. */
export interface ForeignRelation extends Omit<ForeignOffer, 'columns'> {
  readonly columns: readonly ForeignColumn[];
}

/** Tables and columns that are read at most. */
const mostRelations = 2_000;
const mostColumns = 40_000;

/** Tables and views that the user may read, a row for each column. */
export const relationsSql = `select n.nspname as "schema", c.relname as "name", c.relkind as "kind", cast(c.reltuples as bigint) as "rows",
    obj_description(c.oid, 'pg_class') as "title", a.attname as "column", t.typname as "type", a.atttypmod as "modifier",
    col_description(c.oid, a.attnum) as "columnTitle",
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as "isKey"
  from (
    select r.* from pg_class r join pg_namespace s on s.oid = r.relnamespace
    where r.relkind in ('r', 'v', 'm', 'p', 'f') and not r.relispartition
      and s.nspname not in ('pg_catalog', 'information_schema') and s.nspname not like 'pg\\_%'
      and has_schema_privilege(s.oid, 'USAGE') and has_table_privilege(r.oid, 'SELECT')
    order by s.nspname, r.relname limit ${mostRelations}
  ) c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  order by n.nspname, c.relname, a.attnum limit ${mostColumns}`;

type Read = Pick<ForeignColumn, 'columnType' | 'cast'>;

const text: Read = { columnType: 'string', cast: 'text' };
const number: Read = { columnType: 'decimal', cast: 'numeric' };

/** How columns are read, by the name of their type; others are not offered. */
const readAs: Readonly<Record<string, Read>> = {
  int2: { columnType: 'int' },
  int4: { columnType: 'int' },
  int8: { columnType: 'long' },
  numeric: { columnType: 'decimal' },
  float4: number,
  float8: number,
  text: { columnType: 'string' },
  varchar: { columnType: 'string' },
  bpchar: text,
  name: text,
  citext: text,
  uuid: { columnType: 'guid' },
  bool: { columnType: 'bool' },
  date: { columnType: 'date' },
  timestamp: { columnType: 'datetime' },
  timestamptz: { columnType: 'datetime', cast: 'timestamp' },
};

/** Decimals of a numeric column; undefined: not declared. */
const scaleOf = (type: string, modifier: number): number | undefined =>
  type === 'numeric' && modifier >= 4 ? (modifier - 4) & 0xffff : undefined;

/** Most decimals that the product shows. */
const mostScale = 8;

/** Puts the rows of {@link relationsSql} together. Columns of types that the product does not hold are left out. */
export const relationsOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly ForeignRelation[] => {
  const found = new Map<string, ForeignRelation & { readonly columns: ForeignColumn[] }>();
  for (const row of rows) {
    const [schema, name, type] = [String(row.schema), String(row.name), String(row.type)];
    const key = JSON.stringify([schema, name]);
    const count = Number(row.rows);
    const relation = found.get(key) ?? {
      ...{ schema, name, title: String(row.title ?? ''), isView: row.kind === 'v' || row.kind === 'm' },
      ...(count > 0 && { rows: count }),
      columns: [],
    };
    found.set(key, relation);
    const read = readAs[type];
    if (read === undefined) continue;
    const scale = scaleOf(type, Number(row.modifier));
    relation.columns.push({
      ...{
        name: String(row.column),
        title: String(row.columnTitle ?? ''),
        isKey: row.isKey === true,
        ...read,
      },
      ...(read.columnType === 'decimal' && { scale: Math.min(scale ?? 4, mostScale) }),
    });
  }
  return [...found.values()].filter(({ columns }) => columns.length > 0);
};
