import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { placeOf, seatPlaces } from './seatPlaces.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Columns, as `Table.Field`, with any cell that a node hides from the caller now.
 * For SQL written by administrators, which reads a column as a whole or not at all.
 */
export const hiddenNow = async (db: Queryable, call: TransactionCall): Promise<ReadonlySet<string>> => {
  const nodes = call.user.isSuperAdmin ? [] : await call.context.flows.hiding(db);
  if (nodes.length === 0) return nothing;
  const places = await seatPlaces(db, call, sql`seat."AuditStatus" = 0`);
  return new Set(
    nodes
      .filter(({ flowId, version, nodeId }) => places.has(placeOf(flowId, version, nodeId)))
      .flatMap(({ table, fields }) =>
        fields.map((field) => (field.includes('.') ? field : `${table}.${field}`)),
      ),
  );
};
