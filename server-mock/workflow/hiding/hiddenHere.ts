import { sql } from 'kysely';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { placeOf, seatPlaces } from './seatPlaces.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * What of one document is hidden from the user by the node he is asked in (decision 0032): `Field`, of a detail
 * `Table.Field`. `bySeat`: he sees the document for his seat alone; then what any node hides that asked him, too, though he
 * has decided since. Asks nothing where no flow of the table hides anything.
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
