import type { Json } from '../../model/schema/Json.ts';
import { endpoint } from '../Endpoint.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable, signedIn } from '../Right.ts';
import type {
  ColumnsBody,
  ColumnWidth,
  RowHeightBody,
  SearchFieldsBody,
  SpacingBody,
  WidthsBody,
} from './SettingsBody.ts';

/** Rows of the table that the query names. */
const ofQuery = rowsOf('query.tableName');

/** Columns, widths, height and search fields a user sets for a table. */
export const tableSettingsEndpoints = {
  /** Answers the settings as they were sent; old clients store more than we read. */
  columns: endpoint<Json>()('GET', '/api/Sys_ColumnSet/getColumns', onTable('Search'), ofQuery),
  saveColumns: endpoint<null, ColumnsBody>()(
    'POST',
    '/api/Sys_ColumnSet/saveColumns',
    onTable('Search'),
    rowsOf('body.tableName', 'query.tableName'),
  ),
  widths: endpoint<readonly ColumnWidth[]>()(
    'GET',
    '/api/Sys_ColumnsWidth/GetColumnWidths',
    signedIn,
    ofQuery,
  ),
  saveWidths: endpoint<null, WidthsBody>()(
    'POST',
    '/api/Sys_ColumnsWidth/SaveColumnWidths',
    onTable('Search'),
    rowsOf('body.tableName'),
  ),
  /** Answers `firstTableRatio`. */
  spacing: endpoint<number | null>()(
    'GET',
    '/api/Sys_TableSpacing/GetMainTableSpacing',
    onTable('Search'),
    ofQuery,
  ),
  saveSpacing: endpoint<null, SpacingBody>()(
    'POST',
    '/api/Sys_TableSpacing/SaveTableSpacing',
    onTable('Search'),
    rowsOf('body.tableName'),
  ),
  saveRowHeight: endpoint<null, RowHeightBody>()('POST', '/api/jig/saveRowHeight', signedIn),
  searchFields: endpoint<readonly string[]>()(
    'GET',
    '/api/Sys_MulSearchSet/GetSearchSet',
    onTable('Search'),
    rowsOf('query.workItemName'),
  ),
  saveSearchFields: endpoint<null, SearchFieldsBody>()(
    'POST',
    '/api/Sys_MulSearchSet/SaveSearchSet',
    onTable('Search'),
    rowsOf('body.workItemName'),
  ),
} as const;
