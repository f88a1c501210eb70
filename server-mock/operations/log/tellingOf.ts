import { fieldRightsOf } from '../../../runtime/model/access/fieldRightOf.ts';
import { readableFields } from '../../../runtime/model/access/readableFields.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { GuardedTable } from '../../reading/GuardedTable.ts';
import { scopeOf } from '../../reading/scopeOf.ts';
import { decide } from '../../reading/tableAccess.ts';

/** Decides what the operation log may show a user about records of one table. */
export interface Telling {
  readonly document: DocumentTable;
  /** Whether the user may see the record. */
  isSeen(key: string): boolean;
  /** True when no field of the record is hidden from the user. */
  seesAll(key: string): boolean;
  sees(key: string, table: string, field: string): boolean;
}

/** Decides what may be shown about these records; undefined without the table or the right to view it. */
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
  // Detail rows that are saved alone have their own log entries; fields hidden in any document count for
  // them.
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

/** Keys of records in the user's row scope; undefined when the user sees all rows. */
const seenKeys = async (
  db: Queryable,
  call: TransactionCall,
  { main }: DocumentTable,
  keys: readonly string[],
): Promise<ReadonlySet<string> | undefined> => {
  const field = main.byName.get(main.key);
  if (scopeOf(call, main) === undefined) return undefined;
  const parsed = keys.flatMap((key) => {
    const read = field && columnTypes[field.columnType].parse(key, field);
    return read?.ok && read.value !== null ? [read.value] : [];
  });
  if (parsed.length === 0) return new Set();
  const where = sql`${name(main.key)} = ${anyOf(parsed)}`;
  const { rows } = await GuardedTable.of(call, main).select(db, { columns: [main.key], where });
  return new Set(rows.map((row) => String(row[main.key])));
};
