import type { Change } from '../../../runtime/model/workflow/engine/Change.ts';
import { replay } from '../../../runtime/model/workflow/engine/evolve.ts';
import type { FlowInstance } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import { parseJson } from '../../../runtime/wire/parseJson.ts';
import type { Queryable } from '../../db/Database.ts';
import { asObject } from '../../http/Call.ts';

/** The instance of a document as stored in Sys_WorkFlowTable. */
export interface StoredInstance {
  readonly id: number;
  /** Raised by every event; the next one compares it before writing. */
  readonly version: number;
  /** WorkName; empty when no flow applied. */
  readonly flowName: string;
  readonly creator: string;
  readonly createDate: string;
  readonly instance: FlowInstance;
}

const instanceOf = `
  select "WorkFlowTable_Id", "Version", "WorkName", "Creator", "CreateDate", "State"
  from "Sys_WorkFlowTable" where "WorkTable" = $1 and "WorkTableKey" = $2`;

/** Parses a stored state; undefined when the text is damaged. */
const readState = (text: unknown): FlowInstance | undefined => {
  const parsed = parseJson(String(text ?? ''));
  const state = parsed.ok ? asObject(parsed.value) : undefined;
  return Array.isArray(state?.trail) && typeof state.status === 'number' && typeof state.waiting === 'string'
    ? (state as unknown as FlowInstance)
    : undefined;
};

const changesOf = `
  select "Changes" from "Sys_WorkFlowTableAuditLog" where "WorkFlowTable_Id" = $1 order by "AuditLog_Id"`;

/** Rebuilds an instance from its log. The log is the source of truth; the stored state saves reading it. */
const toldAgain = async (db: Queryable, id: number): Promise<FlowInstance> => {
  const { rows } = await db.query(changesOf, [id]);
  // Only the server writes these, from changes.
  const instance = replay(rows.flatMap((row) => JSON.parse(String(row.Changes ?? '[]')) as Change[]));
  if (instance === undefined) throw new Error(`Neither state nor log of the approval ${id} can be read`);
  return instance;
};

/**
 * The instance of a document; undefined without one. Read it under the lock of the document's row before
 * deciding.
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
      instance: readState(row.State) ?? (await toldAgain(db, Number(row.WorkFlowTable_Id))),
    }
  );
};
