import { sql } from 'kysely';
import { fieldRightsOf } from '../../../runtime/model/access/fieldRightOf.ts';
import { readableFields } from '../../../runtime/model/access/readableFields.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { GuardedTable } from '../../reading/GuardedTable.ts';
import { scopeOf } from '../../reading/scopeOf.ts';
import { decide } from '../../reading/tableAccess.ts';

/** What a user may be told of records of one table, of which the operation log speaks. */
export interface Telling {
  readonly document: DocumentTable;
  /** Whether the user sees the record at all. */
  isSeen(key: string): boolean;
  /** Whether nothing of the record is hidden from the user. */
  seesAll(key: string): boolean;
  sees(key: string, table: string, field: string): boolean;
}

/** How records of a table may be told, by their keys; undefined: the user may not look at the table, or there is none. */
export const tellingOf = async (
  db: Queryable,
  call: TransactionCall,
  tableName: string,
  keys: readonly string[],
): Promise<Telling | undefined> => {
  const { catalog, guard } = call.context;
  const document = catalog.document(tableName);
  if (document === undefined || !decide(catalog, call.user, 'Search', document.main).allowed)
    return undefined;
  const { main, details } = document;
  const tables = [main, ...details.map(({ table }) => table)];
  const readable = new Map(tables.map((one) => [one.table, readableFields(call.user, one)]));
  const isLimited = tables.some(({ table }) =>
    Object.values(fieldRightsOf(call.user, table)).some(({ show }) => show === 0),
  );
  const seen = await seenKeys(db, call, document, keys);
  const hidden = await guard.hiddenOfRows(db, call, main.table, keys);
  // Rows of a detail have entries of their own where they are saved alone: then what any document hides of them counts.
  const ofRows =
    catalog.mainsOf(main.table).length === 0 ? new Set<string>() : await guard.hiddenColumns(db, call);
  const isDetail = [...ofRows].some((one) => one.startsWith(`${main.table}.`));
  return {
    document,
    isSeen: (key) => key === '' || seen === undefined || seen.has(key),
    seesAll: (key) => !isLimited && !hidden.has(key) && !isDetail,
    sees: (key, table, field) =>
      readable.get(table)?.has(field) === true &&
      !ofRows.has(`${table}.${field}`) &&
      hidden.get(key)?.includes(table === main.table ? field : `${table}.${field}`) !== true,
  };
};

/** Which of these records are among the rows the user sees; undefined: the user sees all rows. */
const seenKeys = async (
  db: Queryable,
  call: TransactionCall,
  { main }: DocumentTable,
  keys: readonly string[],
): Promise<ReadonlySet<string> | undefined> => {
  const field = main.byName.get(main.key);
  if (scopeOf(call.context, call.user, main) === undefined) return undefined;
  const parsed = keys.flatMap((key) => {
    const read = field && columnTypes[field.columnType].parse(key, field);
    return read?.ok && read.value !== null ? [read.value] : [];
  });
  if (parsed.length === 0) return new Set();
  const where = sql`${name(main.key)} = ${anyOf(parsed)}`;
  const { rows } = await GuardedTable.of(call, main).select(db, { columns: [main.key], where });
  return new Set(rows.map((row) => String(row[main.key])));
};
