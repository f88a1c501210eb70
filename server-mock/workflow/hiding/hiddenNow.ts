import { sql } from 'kysely';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { placeOf, seatPlaces } from './seatPlaces.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Columns, as `Table.Field`, of which a node hides any cell from the caller now. For statements an administrator wrote: their
 * text has a column or has it not.
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
