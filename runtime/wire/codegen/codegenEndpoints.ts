import type { JsonObject } from '../../model/schema/Json.ts';
import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { wholeOf } from '../NamedTable.ts';
import { superAdmin } from '../Right.ts';
import type { DatabaseColumns } from './DatabaseColumns.ts';
import type { EntryImport, EntryImportBody } from './EntryImport.ts';
import type { EntryNode } from './EntryNode.ts';
import type { EntryPreview, EntryPreviewBody } from './EntryPreview.ts';

/** Calls about table entries. Only those who publish schemas make pages. */
export const codegenEndpoints = {
  preview: endpoint<EntryPreview, EntryPreviewBody>()('POST', '/api/builder/preview', superAdmin, 'reads'),
  import: endpoint<EntryImport, EntryImportBody>()('POST', '/api/builder/import', superAdmin),
  tree: endpoint<readonly EntryNode[]>()('POST', '/api/builder/GetTableTree', superAdmin, 'reads'),
  /** By `table_Id`, or by `tableName` an entry or a table of the database. */
  load: endpoint<JsonObject>()(
    'POST',
    '/api/builder/LoadTableInfo',
    superAdmin,
    'reads',
    wholeOf('query.tableName'),
    keysAt('whole', 'query.table_Id'),
  ),
  /** The body is an entry with `tableColumns`. */
  save: endpoint<EntryImport, JsonObject>()(
    'POST',
    '/api/builder/Save',
    superAdmin,
    keysAt('whole', 'body.table_Id'),
  ),
  sync: endpoint<DatabaseColumns>()(
    'POST',
    '/api/builder/syncTable',
    superAdmin,
    'reads',
    wholeOf('query.tableName'),
    keysAt('whole', 'query.table_Id'),
  ),
  remove: endpoint<null>()(
    'POST',
    '/api/builder/delTree',
    superAdmin,
    wholeOf('query.tableName'),
    keysAt('whole', 'query.table_Id'),
  ),
} as const;
