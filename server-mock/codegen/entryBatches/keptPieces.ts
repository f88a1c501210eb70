import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import { asList, asObject, type Json } from '../../../runtime/model/schema/Json.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { optionalColumn, tableColumn } from '../../db/tableColumn.ts';
import type { SentEntry } from '../flatEntries.ts';

/** Pieces of batches that are still to be put in force, in the order of their keys. */
export const pieceTable: TableDdl = {
  table: 'jig_entry_piece',
  columns: [
    tableColumn('Id', 'integer', { identity: true }),
    tableColumn('BatchId', 'varchar(36)'),
    tableColumn('UserId', 'integer'),
    tableColumn('RequestId', 'varchar(100)'),
    // JSON: a list of entries from outside.
    tableColumn('Entries', 'text'),
    // Until then a process works on the batch; null: none does.
    optionalColumn('HeldUntil', 'timestamp'),
  ],
  primaryKey: ['Id'],
  indexes: [{ name: 'jig_entry_piece_batch_idx', fields: ['BatchId', 'Id'], unique: false }],
};

/** A batch under way: who sent it. */
export interface EntryBatch {
  readonly id: string;
  readonly userId: number;
  readonly requestId: string;
}

/** Keeps the pieces of a checked batch, so that a later start goes on where this one ended. */
export const keepPieces = async (
  tx: Queryable,
  { id, userId, requestId }: EntryBatch,
  pieces: readonly (readonly SentEntry[])[],
  heldUntil: string,
): Promise<void> => {
  for (const piece of pieces)
    await run(
      tx,
      sql`insert into "jig_entry_piece" ("BatchId", "UserId", "RequestId", "Entries", "HeldUntil")
          values (${id}, ${userId}, ${requestId}, ${JSON.stringify(piece)}, ${heldUntil}::timestamp)`,
    );
};

/** The next pieces of a batch, locked until the transaction ends; none: all are in force. */
export const nextPieces = async (
  tx: Queryable,
  batch: string,
  most: number,
): Promise<readonly { readonly key: number; readonly entries: readonly SentEntry[] }[]> => {
  const { rows } = await run(
    tx,
    sql`select "Id", "Entries" from "jig_entry_piece" where "BatchId" = ${batch} order by "Id" limit ${most} for update`,
  );
  return rows.map((row) => ({ key: Number(row.Id), entries: readPiece(String(row.Entries)) }));
};

/** Takes pieces out that are in force, and holds the rest for longer. */
export const piecesDone = async (
  tx: Queryable,
  batch: string,
  keys: readonly number[],
  heldUntil: string,
): Promise<void> => {
  await run(tx, sql`delete from "jig_entry_piece" where "Id" = ${anyOf(keys)}`);
  await run(
    tx,
    sql`update "jig_entry_piece" set "HeldUntil" = ${heldUntil}::timestamp where "BatchId" = ${batch}`,
  );
};

/** Gives a batch up: what is not in force is forgotten. Answers the entries of those pieces. */
export const dropPieces = async (tx: Queryable, batch: string): Promise<readonly SentEntry[]> => {
  const { rows } = await run(
    tx,
    sql`delete from "jig_entry_piece" where "BatchId" = ${batch} returning "Id", "Entries"`,
  );
  return rows
    .toSorted((a, b) => Number(a.Id) - Number(b.Id))
    .flatMap(({ Entries }) => readPiece(String(Entries)));
};

/** Takes the batches that no process works on; `now` and `heldUntil` as `yyyy-MM-dd HH:mm:ss`. Two processes never take the same one. */
export const takeBatches = async (
  tx: Queryable,
  now: string,
  heldUntil: string,
): Promise<readonly EntryBatch[]> => {
  const { rows } = await run(
    tx,
    sql`update "jig_entry_piece" set "HeldUntil" = ${heldUntil}::timestamp
        where "HeldUntil" is null or "HeldUntil" <= ${now}::timestamp returning "BatchId", "UserId", "RequestId"`,
  );
  const batches = rows.map((row) => ({
    id: String(row.BatchId),
    userId: Number(row.UserId),
    requestId: String(row.RequestId),
  }));
  return [...new Map(batches.map((batch) => [batch.id, batch] as const)).values()];
};

/** Reads entries as {@link keepPieces} wrote them; what is none is left out. */
const readPiece = (text: string): readonly SentEntry[] => {
  const list = JSON.parse(text) as Json;
  return (asList(list) ?? []).flatMap((one): SentEntry[] => {
    const { record, columns, isExact, below } = asObject(one) ?? {};
    const [main, lines] = [asObject(record), asList(columns)];
    if (main === undefined || lines === undefined) return [];
    return [
      {
        record: main,
        columns: lines,
        ...(isExact === true && { isExact }),
        ...(typeof below === 'string' && { below }),
      },
    ];
  });
};
