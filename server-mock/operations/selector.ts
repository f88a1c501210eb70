import type { Plain } from '../../runtime/wire/Endpoint.ts';
import type { PageAnswer, PageBody } from '../../runtime/wire/PageQuery.ts';
import { conditionSql } from '../db/sql/conditionSql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { pageOf } from './page.ts';

/** Maximum rows of one picker page. */
const selectorLimit = 1000;

/**
 * `POST getSelector`: one page of a picker dialog, shaped like Page.
 * `dicNo` names a dictionary of this table whose filter applies too, so that the picker offers only what a
 * save accepts.
 */
export const selector = async (call: UserCall, tableName: string): Promise<Answer<Plain<PageAnswer>>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const { catalog, clock } = call.context;
  const dicNo = asText(sentBody<PageBody>(call).dicNo);
  const source = dicNo === undefined ? undefined : catalog.bundle.dictionaries.get(dicNo)?.source;
  if (dicNo !== undefined && source?.table !== access.table.table)
    return refuse('422', call.say('server.dictionaryOfOther', { dicNo, table: access.table.cnName }));
  const filter = source?.filter === undefined ? [] : [conditionSql(access.table, source.filter, clock.now())];
  return pageOf(call, access, filter, selectorLimit);
};
