import type { User } from '../../runtime/model/access/User.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DictionarySource } from '../../runtime/model/schema/DictionarySchema.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { conditionSql } from '../db/sql/conditionSql.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { askableFields } from '../reading/askableFields.ts';
import { GuardedTable } from '../reading/GuardedTable.ts';
import { rowsOfOpenPages } from '../reading/rowsOfOpenPages.ts';
import { labelColumn, type PageChoices } from './labelColumn.ts';
import { shownLabels } from './shownLabels.ts';

/** Maximum options per dictionary. Beyond it a message tells that the field should search remotely. */
export const optionsLimit = 20_000;

/** Filter of source rows. */
export interface OptionsQuery {
  /** Only these keys, even if the dictionary's filter excludes them: old records must show their labels. */
  readonly keys?: readonly string[];
  /** Of `keys`, only those that the dictionary's filter offers: a new choice. */
  readonly isOffered?: boolean;
  /** Required column values (in a fixed list only `parentId`), for dependent choices. */
  readonly equals?: readonly { readonly column: string; readonly value: Cell }[];
  /** Also options that the dictionary's filter leaves out. */
  readonly isUnfiltered?: boolean;
  /** Text that the label must contain. */
  readonly search?: string;
  /** User whose field rights apply to labels; default: the caller. */
  readonly reader?: User;
  readonly limit: number;
}

const columnOf = (table: ResolvedTable, field: string): string | undefined => {
  const found = table.byName.get(field);
  return found === undefined || found.writeOnly ? undefined : found.field;
};

/**
 * Key, label and tree parent of the source rows a user may see, of the dictionary with this number. Undefined: the source names a missing table or
 * column.
 */
export const sourceOptions = async (
  call: UserCall,
  dicNo: string,
  source: DictionarySource,
  query: OptionsQuery,
): Promise<readonly Option[] | undefined> => {
  const { catalog, db } = call.context;
  const table = catalog.table(source.table);
  const key = table && columnOf(table, source.key);
  const labels = table && [source.label].flat().map((one) => columnOf(table, one));
  const keyField = key === undefined ? undefined : table?.byName.get(key);
  if (table === undefined || key === undefined || keyField === undefined) return undefined;
  if (catalog.views.mistakeIn(table.table) !== undefined) return undefined;
  const shown = labels?.filter((one) => one !== undefined) ?? [];
  if (shown.length === 0 || shown.length !== labels?.length) return undefined;
  // If a role hides the name of a record, show its key: labels must not reveal hidden fields.
  const readable = askableFields(query.reader ?? call.user, table);
  const told = shown.flatMap((one) => (readable.has(one) ? (table.byName.get(one) ?? []) : []));
  const ofPage: PageChoices = async (number, page) =>
    sourceOptions(call, number, page, { isUnfiltered: true, limit: optionsLimit });
  const parts = await Promise.all(told.map((one) => labelColumn(call, one, ofPage)));
  const label =
    parts.length === 0 ? sql`cast(${name(key)} as text)` : sql`concat_ws(' ', ${sql.join(parts)})`;
  const above = source.parent === undefined ? undefined : columnOf(table, source.parent);
  const parent = above !== undefined && readable.has(above) ? above : undefined;
  const order = source.orderBy === undefined ? undefined : columnOf(table, source.orderBy);

  const where: RawBuilder<unknown>[] = [];
  const now = call.context.clock.now();
  if (query.keys !== undefined) {
    const keys = query.keys.flatMap((sent) => {
      const parsed = columnTypes[keyField.columnType].parse(sent, keyField);
      return parsed.ok && parsed.value !== null ? [parsed.value] : [];
    });
    if (keys.length === 0) return [];
    where.push(sql`${name(key)} = ${anyOf(keys)}`);
  }
  const isFiltered = query.keys === undefined ? query.isUnfiltered !== true : query.isOffered === true;
  if (source.filter !== undefined && isFiltered)
    where.push(conditionSql(table, source.filter, now, catalog.document(table.table)?.details));
  for (const { column, value } of query.equals ?? []) {
    const field = table.byName.get(columnOf(table, column) ?? '');
    const parsed = field && columnTypes[field.columnType].parse(value, field);
    // An unknown column or an impossible value matches no row.
    if (field === undefined || !parsed?.ok || parsed.value === null) return [];
    where.push(sql`${name(field.field)} = ${parsed.value}`);
  }
  if (query.search !== undefined && query.search !== '')
    where.push(
      sql`strpos(lower(${label} collate "C"), lower(cast(${query.search} as text) collate "C")) > 0`,
    );

  const open = rowsOfOpenPages(catalog, call.user, table.table)?.map((rows) =>
    conditionSql(table, rows, now),
  );
  if (open !== undefined) where.push(sql`(${sql.join(open, sql` or `)})`);

  const labelOf = shownLabels(call.context, dicNo);
  const optionOf = (row: Readonly<Record<string, unknown>>): Option => {
    const key = typeof row.key === 'number' ? row.key : String(row.key);
    return { key, value: labelOf({ key, value: String(row.value ?? '') }) };
  };
  const guarded = GuardedTable.of(call, table);
  const filter = where.length === 0 ? undefined : sql.join(where, sql` and `);
  if (source.distinct === true) {
    const first = order === undefined ? sql`` : sql`max(${name(order)}) desc, `;
    const { rows } = await guarded.run(
      db,
      sql`select ${name(key)} as "key", max(${label}) as "value" from ${guarded.matching(filter)}
          group by ${name(key)} having ${name(key)} is not null order by ${first}${name(key)} limit ${query.limit}`,
    );
    return rows.map(optionOf);
  }
  const { rows } = await guarded.run(
    db,
    sql`select ${name(key)} as "key", ${label} as "value"${parent === undefined ? sql`` : sql`, ${name(parent)} as "parentId"`}
        from ${guarded.matching(filter)}
        order by ${order === undefined ? sql`` : sql`${name(order)} desc, `}${name(key)} limit ${query.limit}`,
  );
  return rows.map((row) => ({
    ...optionOf(row),
    ...(parent === undefined
      ? {}
      : {
          parentId:
            typeof row.parentId === 'number'
              ? row.parentId
              : row.parentId === null
                ? null
                : String(row.parentId),
        }),
  }));
};
