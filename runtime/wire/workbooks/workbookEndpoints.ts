import { answering, endpoint } from '../Endpoint.ts';
import { onTable, signedIn } from '../Right.ts';
import type { ImportResult, ImportState } from './ImportResult.ts';

/** Imports of every table. */
export const workbookEndpoints = {
  import: answering<ImportResult>()(endpoint('POST', '/api/:table/Import', onTable('Import'))),
  undo: endpoint('POST', '/api/:table/ImportUndo', onTable('Import')),
  report: endpoint('GET', '/api/:table/ImportReport', signedIn),
  progress: answering<ImportState | null>()(endpoint('GET', '/api/:table/ImportProgress', signedIn)),
  template: endpoint('GET', '/api/:table/DownloadTemplate', onTable('Import')),
  templateByPost: endpoint('POST', '/api/:table/DownloadTemplate', onTable('Import')),
} as const;
