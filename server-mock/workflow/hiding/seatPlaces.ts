import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { dayOf, isSeatOfUser } from '../people/isSeatOfUser.ts';

/** Key of a node in a flow version, as seats refer to it. */
export const placeOf = (flow: unknown, version: unknown, node: unknown): string =>
  `${flow}/${version}/${node}`;

/** Nodes in which the user holds seats, as {@link placeOf} keys; `where` filters `seat` rows. */
export const seatPlaces = async (
  db: Queryable,
  { user, context: { clock } }: TransactionCall,
  where: RawBuilder<unknown>,
): Promise<ReadonlySet<string>> => {
  const { rows } = await run(
    db,
    sql`select distinct task."WorkFlow_Id", task."FlowVersion", seat."StepId"
        from "Sys_WorkFlowTableUserAuditStatus" seat
        join "Sys_WorkFlowTable" task on task."WorkFlowTable_Id" = seat."WorkFlowTable_Id"
        where ${where} and ${isSeatOfUser({ user, day: dayOf(clock.now()) })}`,
  );
  return new Set(rows.map((row) => placeOf(row.WorkFlow_Id, row.FlowVersion, row.StepId)));
};
