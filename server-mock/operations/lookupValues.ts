import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { GuardedTable } from '../reading/GuardedTable.ts';
import { rowReader } from '../records/rowReader.ts';

/** Source table and fields of a lookup. */
export interface LookupSource {
  readonly table: ResolvedTable;
  /** Source column that the value of the select refers to. */
  readonly key: ResolvedField;
  /** Source fields by target field name. */
  readonly targets: ReadonlyMap<string, ResolvedField>;
}

/** The lookup source of a select field; undefined when it copies nothing. */
export const lookupSource = (
  catalog: SchemaCatalog,
  table: ResolvedTable,
  via: string,
): LookupSource | undefined => {
  const field = table.byName.get(via);
  const source =
    field?.dataKey === undefined ? undefined : catalog.bundle.dictionaries.get(field.dataKey)?.source;
  const sourceTable = source && catalog.table(source.table);
  const key = source && sourceTable?.byName.get(source.key);
  if (sourceTable === undefined || key === undefined) return undefined;
  const targets = new Map<string, ResolvedField>();
  for (const target of table.fields) {
    const from = target.lookup?.via === via ? sourceTable.byName.get(target.lookup.field) : undefined;
    if (from !== undefined && !from.writeOnly) targets.set(target.field, from);
  }
  return targets.size === 0 ? undefined : { table: sourceTable, key, targets };
};

/** Visible source rows of several chosen keys, read in one query, by key as text. */
export const lookupRows = async (
  call: UserCall,
  source: LookupSource,
  keys: readonly Cell[],
): Promise<ReadonlyMap<string, Row>> => {
  const parsed = keys.flatMap((key) => {
    const read = columnTypes[source.key.columnType].parse(key, source.key);
    return read.ok && read.value !== null ? [read.value] : [];
  });
  if (parsed.length === 0) return new Map();
  const columns = new Set([source.key.field, ...[...source.targets.values()].map((field) => field.field)]);
  const guarded = GuardedTable.of(call, source.table);
  const chosen = sql`${name(source.key.field)} = ${anyOf(parsed)}`;
  const { rows } = await guarded.run(
    call.context.db,
    sql`select ${guarded.columns(columns, 'lookup')} from ${guarded.matching(chosen)}`,
  );
  const rowOf = rowReader(source.table, columns);
  return new Map(rows.map((row) => [String(row[source.key.field]), rowOf(row)] as const));
};
