import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { rowReader } from '../records/rowReader.ts';

/** Maximum detail rows of one document, and of one call. */
const mostOfOne = 5000;
const mostRows = 20_000;

/** Documents as the user may read them. */
export interface ReadDocuments {
  readonly documents: readonly Document[];
  /** Fields that the user may read, by table. */
  readonly readable: ReadonlyMap<string, ReadonlySet<string>>;
}

const columnsOf = (table: ResolvedTable, answered: ReadonlySet<string>, ...more: readonly string[]) =>
  new Set([
    table.key,
    ...more,
    ...table.fields.filter((field) => isStored(field) && answered.has(field.field)).map(({ field }) => field),
  ]);

/** The rows of a detail by the key of their document, in the order of entry. */
const detailRows = async (
  call: UserCall,
  { table, answered, rows }: TableAccess,
  foreignKey: string,
  keys: readonly Cell[],
): Promise<ReadonlyMap<string, readonly Row[]> | undefined> => {
  const columns = columnsOf(table, answered, foreignKey);
  const place = table.grid?.sequence;
  const order = place !== undefined && answered.has(place) ? [place, table.key] : [table.key];
  const found = await rows.select(call.context.db, {
    columns,
    where: sql`${name(foreignKey)} = ${anyOf(keys)}`,
    orderBy: sql.join(order.map((one) => name(one))),
    limit: mostRows + 1,
  });
  if (found.rows.length > mostRows) return undefined;
  const rowOf = rowReader(table, columns);
  const byDocument = new Map<string, Row[]>();
  for (const stored of found.rows) {
    const key = String(stored[foreignKey]);
    const list = byDocument.get(key) ?? [];
    byDocument.set(key, list);
    list.push(rowOf(stored));
  }
  return byDocument;
};

/** Reads the documents of these keys in their order, with the details that a template prints. */
export const readDocuments = async (
  call: UserCall,
  { table, answered, rows, details }: TableAccess,
  keys: readonly Cell[],
  wanted: ReadonlySet<string>,
): Promise<ReadDocuments | { readonly refused: Answer<never> }> => {
  const columns = columnsOf(table, answered);
  const where = sql`${name(table.key)} = ${anyOf(keys)}`;
  const found = await rows.select(call.context.db, { columns, where });
  if (found.rows.length < keys.length) return { refused: refuse('404', call.say('print.notFound')) };
  const rowOf = rowReader(table, columns);
  const mains = new Map(found.rows.map((stored) => [String(stored[table.key]), rowOf(stored)]));
  const readable = new Map([[table.table, answered]]);
  const read = new Map<string, ReadonlyMap<string, readonly Row[]>>();
  for (const { table: detail, schema } of details) {
    if (!wanted.has(detail.table)) continue;
    const own = accessTable(call, detail.table, 'Search');
    if ('refused' in own) return own;
    const all = await detailRows(call, own.access, schema.foreignKey, keys);
    const most = all === undefined ? mostRows : mostOfOne;
    if (all === undefined || [...all.values()].some((one) => one.length > mostOfOne))
      return { refused: refuse('422', call.say('print.tooManyRows', { n: most, table: detail.cnName })) };
    read.set(detail.table, all);
    readable.set(detail.table, own.access.answered);
  }
  const documents = keys.flatMap((key): readonly Document[] => {
    const main = mains.get(String(key));
    if (main === undefined) return [];
    const own = [...read].map(([detail, all]) => [detail, all.get(String(key)) ?? []] as const);
    return [{ main, details: Object.fromEntries(own) }];
  });
  return { documents, readable };
};
