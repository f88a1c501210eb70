import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { placeOf, seatPlaces } from './seatPlaces.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Fields of one document that nodes hide from the caller: `Field`, or `Table.Field` of a detail.
 * With `bySeat` the caller sees the document only by a seat; then nodes the caller decided in count too.
 * Sends no query when no flow of the table hides anything.
 */
export const hiddenHere = async (
  db: Queryable,
  call: TransactionCall,
  table: string,
  key: string,
  bySeat = false,
): Promise<ReadonlySet<string>> => {
  if (call.user.isSuperAdmin) return nothing;
  const nodes = (await call.context.flows.hiding(db)).filter((node) => node.table === table);
  if (nodes.length === 0) return nothing;
  const isPending = bySeat ? sql`true` : sql`seat."AuditStatus" = 0`;
  const places = await seatPlaces(
    db,
    call,
    sql`seat."WorkTable" = ${table} and seat."WorkTableKey" = ${key} and ${isPending}`,
  );
  return new Set(
    nodes
      .filter(({ flowId, version, nodeId }) => places.has(placeOf(flowId, version, nodeId)))
      .flatMap(({ fields }) => fields),
  );
};
