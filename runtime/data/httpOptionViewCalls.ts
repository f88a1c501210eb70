import { optionViewEndpoints as endpoints } from '../wire/optionViews/optionViewEndpoints.ts';
import { optionViewRow } from '../wire/optionViews/readOptionViews.ts';
import { queryTexts } from '../wire/queryTexts.ts';
import { countsAnswer } from '../wire/records/readCounts.ts';
import { listOf, nothing } from '../wire/shape.ts';
import { tableEndpoints } from '../wire/tableEndpoints.ts';
import type { Http } from './Http.ts';
import type { OptionViewCalls } from './OptionViewCalls.ts';

/** {@link OptionViewCalls} over Sys_OptionView and Sys_ColumnSet. */
export const httpOptionViewCalls = (http: Http): OptionViewCalls => ({
  list: (tableName) => http.call(endpoints.views, { query: { tableName } }, listOf(optionViewRow, 2000)),
  create: (TableName, fields) =>
    http.call(endpoints.createView, { body: { mainData: { TableName, ...fields } } }, optionViewRow),
  createMany: (TableName, views) =>
    http.call(endpoints.createViews, { body: { TableName, views } }, listOf(optionViewRow, 100)),
  edit: (TableName, { id: OptionView_Id, version: Version }, fields) =>
    http.call(
      endpoints.editView,
      {
        body: { mainData: { TableName, OptionView_Id, Version, ...fields }, detailData: null, delKeys: null },
      },
      optionViewRow,
    ),
  remove: (ids) => http.call(endpoints.deleteViews, { body: [...ids] }, nothing),
  order: (ids) =>
    http.call(
      endpoints.saveViewOrder,
      { body: ids.map((OptionView_Id, SortNo) => ({ OptionView_Id, SortNo })) },
      nothing,
    ),
  counts: (table, queries) =>
    http.call(
      tableEndpoints.counts,
      { params: { table }, body: { queries: queries.map(queryTexts) } },
      countsAnswer,
    ),
  choose: (tableName, view) =>
    http.call(
      endpoints.chooseView,
      { query: { tableName, optionViewId: String(view ?? '') }, body: {} },
      nothing,
    ),
});
