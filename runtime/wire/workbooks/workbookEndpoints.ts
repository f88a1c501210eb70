import { endpoint, type FileAnswer, type NoBody } from '../Endpoint.ts';
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
  ),
  report: endpoint<FileAnswer>()('GET', '/api/:table/ImportReport', signedIn, rowsOf('path')),
  progress: endpoint<ImportState | null>()('GET', '/api/:table/ImportProgress', signedIn, rowsOf('path')),
  template: endpoint<FileAnswer>()('GET', '/api/:table/DownloadTemplate', onTable('Import'), rowsOf('path')),
  templateByPost: endpoint<FileAnswer, NoBody>()(
    'POST',
    '/api/:table/DownloadTemplate',
    onTable('Import'),
    'reads',
    rowsOf('path'),
  ),
} as const;
