import { endpoint, type FileAnswer, type NoBody } from '../Endpoint.ts';
import { onTable, signedIn } from '../Right.ts';
import type { ImportResult, ImportState, UndoBody, UndoneImport } from './ImportResult.ts';

/** Imports of every table. */
export const workbookEndpoints = {
  import: endpoint<ImportResult, FormData>()('POST', '/api/:table/Import', onTable('Import')),
  undo: endpoint<UndoneImport, UndoBody>()('POST', '/api/:table/ImportUndo', onTable('Import')),
  report: endpoint<FileAnswer>()('GET', '/api/:table/ImportReport', signedIn),
  progress: endpoint<ImportState | null>()('GET', '/api/:table/ImportProgress', signedIn),
  template: endpoint<FileAnswer>()('GET', '/api/:table/DownloadTemplate', onTable('Import')),
  templateByPost: endpoint<FileAnswer, NoBody>()(
    'POST',
    '/api/:table/DownloadTemplate',
    onTable('Import'),
    'reads',
  ),
} as const;
