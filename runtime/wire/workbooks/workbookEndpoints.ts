import { endpoint, type FileAnswer, type NoBody } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable, signedIn } from '../Right.ts';
import type { ImportResult, ImportState, UndoBody, UndoneImport } from './ImportResult.ts';

/** Imports of every table. */
export const workbookEndpoints = {
  import: endpoint<ImportResult, FormData>()('POST', '/api/:table/Import', onTable('Import'), rowsOf('path')),
  undo: endpoint<UndoneImport, UndoBody>()(
    'POST',
    '/api/:table/ImportUndo',
    onTable('Import'),
    rowsOf('path'),
    keysAt('own', 'body.batch'),
  ),
  report: endpoint<FileAnswer>()(
    'GET',
    '/api/:table/ImportReport',
    signedIn,
    rowsOf('path'),
    keysAt('own', 'query.id'),
  ),
  progress: endpoint<ImportState | null>()(
    'GET',
    '/api/:table/ImportProgress',
    signedIn,
    rowsOf('path'),
    keysAt('own', 'query.id'),
  ),
  template: endpoint<FileAnswer>()('GET', '/api/:table/DownloadTemplate', onTable('Import'), rowsOf('path')),
  templateByPost: endpoint<FileAnswer, NoBody>()(
    'POST',
    '/api/:table/DownloadTemplate',
    onTable('Import'),
    'reads',
    rowsOf('path'),
  ),
} as const;
