import type { CardRows } from '../../context/CardRows.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import { taskValue } from './taskScopes.ts';

/** Most documents that a card lists. */
const most = 30;

/** Documents that wait for the caller, those that have waited longest first. */
export const waitingRows: CardRows = async (call) => {
  const { context, user, say } = call;
  const waits = taskValue(user, '0', context.clock.now()) ?? sql`false`;
  const { rows } = await run(
    context.db,
    sql`select "WorkTable", "WorkTableName", "WorkTableKey", "WorkTableCode", "Creator", "CreateDate", count(*) over () as "n"
        from "Sys_WorkFlowTable" where ${waits} order by "CreateDate", "WorkFlowTable_Id" limit ${most}`,
  );
  const titles = ['document', 'code', 'creator', 'since'] as const;
  return {
    titles: titles.map((name) => say(`board.paper.${name}`)),
    rows: rows.map((row) => [
      context.catalog.table(String(row.WorkTable))?.cnName ?? String(row.WorkTableName),
      String(row.WorkTableCode ?? '') || String(row.WorkTableKey),
      String(row.Creator ?? ''),
      String(row.CreateDate ?? '').slice(0, 16),
    ]),
    total: Number(rows[0]?.n ?? 0),
    none: say('board.paper.noneWaiting'),
  };
};
