import { conditionSentence } from '../../../runtime/model/conditions/conditionSentence.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { HiddenFields } from '../../catalog/HiddenFields.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { conditionSql } from '../../db/sql/conditionSql.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';

/**
 * Throws a refusal when the page of the call would not show one of these written records: who made it there would never find
 * it again. Buttons that change a state may take a record off its page; a save may not.
 */
export const refuseOffPage = async (
  tx: Queryable,
  call: TransactionCall,
  { main, details }: DocumentTable,
  keys: readonly Cell[],
): Promise<void> => {
  const { rows, key, cnName: page } = main;
  if (rows === undefined || keys.length === 0) return;
  const { catalog, clock } = call.context;
  const shown = conditionSql(main, rows, clock.now(), details);
  const { rows: off } = await systemRun(
    tx,
    'save',
    sql`select 1 from ${systemTable(main.table)} where ${name(key)} = ${anyOf(keys)} and (${shown}) is not true limit 1`,
  );
  if (off.length === 0) return;
  const isSecret = new HiddenFields(catalog, call.user).isReadBy(main, rows);
  throw new Refusal(
    refuse(
      '422',
      isSecret
        ? call.say('page.offPageUnsaid', { page })
        : call.say('page.offPage', {
            page,
            condition: conditionSentence(rows, { main, details }, call.locale),
          }),
    ),
  );
};
