import type { OptionViewFields } from '../../model/optionViews/optionViewFields.ts';
import type { OptionViewRow } from '../../model/schema/OptionViewRow.ts';
import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';

/** A view to store; `OptionView_Id` and `Version` only of one that exists. Old clients send no version and change any. */
export interface OptionViewBody {
  readonly mainData: OptionViewFields & {
    readonly TableName: string;
    readonly OptionView_Id?: number;
    readonly Version?: number;
  };
  readonly detailData?: null;
  readonly delKeys?: null;
}

/** Views to store at once. */
export interface OptionViewsBody {
  readonly TableName: string;
  readonly views: readonly OptionViewFields[];
}

/** Rows of the table that the query names. */
const ofQuery = rowsOf('query.tableName');

/** Saved views of lists. `tableName` is the API name of a page. */
export const optionViewEndpoints = {
  views: endpoint<readonly OptionViewRow[]>()(
    'GET',
    '/api/Sys_OptionView/getDataByTableName',
    onTable('Search'),
    ofQuery,
  ),
  createView: endpoint<OptionViewRow, OptionViewBody>()(
    'POST',
    '/api/Sys_OptionView/create',
    onTable('Tabs'),
    rowsOf('body.mainData.TableName'),
  ),
  /** Stores several views, all or none. */
  createViews: endpoint<readonly OptionViewRow[], OptionViewsBody>()(
    'POST',
    '/api/Sys_OptionView/createMany',
    onTable('Tabs'),
    rowsOf('body.TableName'),
  ),
  editView: endpoint<OptionViewRow, OptionViewBody>()(
    'POST',
    '/api/Sys_OptionView/edit',
    onTable('Tabs'),
    keysAt('maker', 'body.mainData.OptionView_Id'),
  ),
  deleteViews: endpoint<null, readonly (string | number)[]>()(
    'POST',
    '/api/Sys_OptionView/delete',
    onTable('Tabs'),
    keysAt('maker', 'body'),
  ),
  /** Keeps the caller's order of the views of one page. */
  saveViewOrder: endpoint<null, readonly { readonly OptionView_Id: number }[]>()(
    'POST',
    '/api/Sys_OptionView/saveSortNo',
    onTable('Search'),
    keysAt('own', 'body.OptionView_Id'),
  ),
  /** The view that the caller's list shows first: an id, `all`, `approved` or null. */
  chosenView: endpoint<string | number | null>()(
    'GET',
    '/api/Sys_ColumnSet/getOptionViewId',
    onTable('Search'),
    ofQuery,
  ),
  chooseView: endpoint<null>()(
    'POST',
    '/api/Sys_ColumnSet/saveOptionViewId',
    onTable('Search'),
    ofQuery,
    keysAt('own', 'query.optionViewId'),
  ),
} as const;
