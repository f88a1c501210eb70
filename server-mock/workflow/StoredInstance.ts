import type { FlowInstance } from '../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Queryable } from '../db/Database.ts';

/** A document's instance as it lies in Sys_WorkFlowTable. */
export interface StoredInstance {
  readonly id: number;
  /** Raised by every event; compared and set by the next one. */
  readonly version: number;
  /** WorkName; empty where no flow was for the document. */
  readonly flowName: string;
  readonly creator: string;
  readonly createDate: string;
  readonly instance: FlowInstance;
}

const instanceOf = `
  select "WorkFlowTable_Id", "Version", "WorkName", "Creator", "CreateDate", "State"
  from "Sys_WorkFlowTable" where "WorkTable" = $1 and "WorkTableKey" = $2`;

/**
 * The instance of a document; undefined: it is in no flow. Read under the lock on the document's row wherever something
 * is decided by it.
 */
export const loadInstance = async (
  db: Queryable,
  table: string,
  key: string,
): Promise<StoredInstance | undefined> => {
  const { rows } = await db.query(instanceOf, [table, key], { prepared: true });
  const [row] = rows;
  return (
    row && {
      id: Number(row.WorkFlowTable_Id),
      version: Number(row.Version),
      flowName: String(row.WorkName ?? ''),
      creator: String(row.Creator ?? ''),
      createDate: String(row.CreateDate ?? ''),
      // Only the server writes it, from an instance.
      instance: JSON.parse(String(row.State)) as FlowInstance,
    }
  );
};
