import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { stepsOf } from '../../../runtime/model/workflow/definition/stepsOf.ts';
import type { SavePayload } from '../../../runtime/wire/SavePayload.ts';

const stepTable = 'Sys_WorkFlowStep';

/**
 * Adds the steps, derived from the nodes, to the payload of a new flow. For a stored flow the server derives
 * them.
 */
export function withSteps(payload: SavePayload): SavePayload {
  if (payload.changes) return payload;
  const rows = stepsOf(readDefinition(payload.main, undefined)).map((step) => ({ ...step }));
  const others = payload.details.filter(({ table }) => table !== stepTable);
  return { ...payload, details: [{ table: stepTable, rows, delKeys: [] }, ...others] };
}
