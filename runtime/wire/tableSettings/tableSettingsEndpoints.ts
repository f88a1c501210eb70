import type { Json } from '../../model/schema/Json.ts';
import { endpoint } from '../Endpoint.ts';
import { onTable, signedIn } from '../Right.ts';
import type {
  ColumnsBody,
  ColumnWidth,
  RowHeightBody,
  SearchFieldsBody,
  SpacingBody,
  WidthsBody,
} from './SettingsBody.ts';

/** Columns, widths, height and search fields a user sets for a table. */
export const tableSettingsEndpoints = {
  /** Answers the settings as they were sent; old clients store more than we read. */
  columns: endpoint<Json>()('GET', '/api/Sys_ColumnSet/getColumns', onTable('Search')),
  saveColumns: endpoint<null, ColumnsBody>()('POST', '/api/Sys_ColumnSet/saveColumns', onTable('Search')),
  widths: endpoint<readonly ColumnWidth[]>()('GET', '/api/Sys_ColumnsWidth/GetColumnWidths', signedIn),
  saveWidths: endpoint<null, WidthsBody>()(
    'POST',
    '/api/Sys_ColumnsWidth/SaveColumnWidths',
    onTable('Search'),
  ),
  /** Answers `firstTableRatio`. */
  spacing: endpoint<number | null>()('GET', '/api/Sys_TableSpacing/GetMainTableSpacing', onTable('Search')),
  saveSpacing: endpoint<null, SpacingBody>()(
    'POST',
    '/api/Sys_TableSpacing/SaveTableSpacing',
    onTable('Search'),
  ),
  saveRowHeight: endpoint<null, RowHeightBody>()('POST', '/api/jig/saveRowHeight', signedIn),
  searchFields: endpoint<readonly string[]>()('GET', '/api/Sys_MulSearchSet/GetSearchSet', onTable('Search')),
  saveSearchFields: endpoint<null, SearchFieldsBody>()(
    'POST',
    '/api/Sys_MulSearchSet/SaveSearchSet',
    onTable('Search'),
  ),
} as const;
