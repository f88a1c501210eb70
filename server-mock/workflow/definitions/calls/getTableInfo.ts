import { isAudited } from '../../../../runtime/model/access/documentState.ts';
import type { Plain } from '../../../../runtime/wire/Endpoint.ts';
import type { FlowTable } from '../../../../runtime/wire/workflow/FlowDesignAnswers.ts';
import { type Answer, plain } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';

const switchedOff = 'select "TableName" from "Sys_WorkFlowOption" where "Enable" = 0';

/**
 * `GET /api/Sys_WorkFlowOption/getTableInfo`: tables with approval that are not switched off.
 * Each lists the tables its conditions may use.
 */
export const getTableInfo = async (call: UserCall): Promise<Answer<Plain<readonly FlowTable[]>>> => {
  const { catalog, db } = call.context;
  const off = new Set((await db.query(switchedOff)).rows.map((row) => String(row.TableName).toLowerCase()));
  const documents = catalog.tableNames.flatMap((name) => catalog.document(name) ?? []);
  const details = new Set(documents.flatMap((one) => one.details.map(({ table }) => table.table)));
  return plain(
    documents
      .filter(({ main }) => isAudited(main) && !details.has(main.table) && !off.has(main.table.toLowerCase()))
      .map(({ main, details: own }) => ({
        key: main.table,
        value: main.cnName,
        workFlowOptionList: [main, ...own.map(({ table }) => table)].map(({ table, cnName }) => ({
          tableName: table,
          tableNameCn: cnName,
        })),
      })),
  );
};
