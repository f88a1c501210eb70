import type { ServerContext } from '../ServerContext.ts';
import { happenToEach } from './happenToEach.ts';

const due = `
  select "WorkTable", "WorkTableKey" from "Sys_WorkFlowTable"
  where "CheckDate" <= $1::timestamp order by "CheckDate", "WorkFlowTable_Id"`;

/** Reminds and escalates whatever is due by the server's clock (issue 6, time limits). */
export const lapseDue = async (context: ServerContext): Promise<void> => {
  const { rows } = await context.db.query(due, [context.clock.now()]);
  await happenToEach(context, rows, { kind: 'lapse' }, 'the time limit of a document could not be acted on');
};
