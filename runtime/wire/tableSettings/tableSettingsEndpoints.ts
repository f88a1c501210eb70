import { answering, endpoint } from '../Endpoint.ts';
import { onTable, signedIn } from '../Right.ts';

/** Columns, widths, height and search fields a user sets for a table. */
export const tableSettingsEndpoints = {
  columns: endpoint('GET', '/api/Sys_ColumnSet/getColumns', onTable('Search')),
  saveColumns: answering<null>()(endpoint('POST', '/api/Sys_ColumnSet/saveColumns', onTable('Search'))),
  widths: endpoint('GET', '/api/Sys_ColumnsWidth/GetColumnWidths', signedIn),
  saveWidths: answering<null>()(
    endpoint('POST', '/api/Sys_ColumnsWidth/SaveColumnWidths', onTable('Search')),
  ),
  spacing: endpoint('GET', '/api/Sys_TableSpacing/GetMainTableSpacing', onTable('Search')),
  saveSpacing: answering<null>()(
    endpoint('POST', '/api/Sys_TableSpacing/SaveTableSpacing', onTable('Search')),
  ),
  searchFields: endpoint('GET', '/api/Sys_MulSearchSet/GetSearchSet', onTable('Search')),
  saveSearchFields: answering<null>()(
    endpoint('POST', '/api/Sys_MulSearchSet/SaveSearchSet', onTable('Search')),
  ),
} as const;
