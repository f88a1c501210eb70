import { peopleRows } from '../../../runtime/model/access/rowScope.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { conditionSql } from '../../db/sql/conditionSql.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { issuesAnswer } from '../../http/issuesAnswer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';

/** Right of `ownRows` as people read it, in the language of the call. */
const rightText = (call: TransactionCall, right: string): string => {
  const key = `action.${right}`;
  const said = text(key as Parameters<typeof text>[0], call.locale);
  return said === key ? right : said;
};

/**
 * Throws a refusal when a written record is about another person than the user (`ownRows`), who lacks the right to write
 * those. Names the field that chooses the person, and the right.
 */
export const refuseOthers = async (
  tx: Queryable,
  call: TransactionCall,
  { main, details }: DocumentTable,
  keys: readonly Cell[],
): Promise<void> => {
  const { ownRows, key, cnName, byName } = main;
  const own = peopleRows(call.user, main);
  if (ownRows === undefined || own === undefined || keys.length === 0) return;
  const mine = conditionSql(main, own, call.context.clock.now(), details);
  const { rows } = await systemRun(
    tx,
    'save',
    sql`select 1 from ${systemTable(main.table)} where ${name(key)} = ${anyOf(keys)} and (${mine}) is not true limit 1`,
  );
  if (rows.length === 0) return;
  const path = ownRows.choice ?? ownRows.user;
  const params = {
    title: byName.get(path)?.title ?? path,
    table: cnName,
    right: rightText(call, ownRows.right),
  };
  throw new Refusal(issuesAnswer(call, [{ path, rule: 'form.othersRow', params, severity: 'error' }]));
};
