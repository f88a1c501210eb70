import type { RunOptions } from '../../expressions/index.ts';
import { conditionHolds } from '../../runtime/model/conditionHolds.ts';
import { isClosed } from '../../runtime/model/documentState.ts';
import { readCondition } from '../../runtime/model/expression/readExpression.ts';
import type { Row } from '../../runtime/model/Row.ts';
import type { Progress } from '../../runtime/model/schema/TableSchema.ts';
import { runOptions } from '../runOptions.ts';
import type { ServerContext } from '../ServerContext.ts';
import { type EventOfDocument, happenToEach } from './happenToEach.ts';

const due = `
  select "WorkTable", "WorkTableKey" from "Sys_WorkFlowTable"
  where "CheckDate" <= $1::timestamp order by "CheckDate", "WorkFlowTable_Id"`;

const isVoid = (progress: Progress | undefined, row: Row, options: RunOptions): boolean => {
  const condition = progress?.void === undefined ? undefined : readCondition(progress.void);
  return condition?.ok === true && conditionHolds(condition.value, row, options) === true;
};

/**
 * Reminds and escalates whatever is due by the server's clock (issue 6, time limits). A document that is closed, or counts no
 * more (`progress.void`), is nobody's to hurry: opened again it is looked at again.
 */
export const lapseDue = async (context: ServerContext): Promise<void> => {
  const { rows } = await context.db.query(due, [context.clock.now()]);
  const options = runOptions(context);
  const lapse: EventOfDocument = ({ main }, row) =>
    isClosed(row) || isVoid(main.progress, row, options) ? undefined : { kind: 'lapse' };
  await happenToEach(context, rows, lapse, 'the time limit of a document could not be acted on');
};
