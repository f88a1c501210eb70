import { endpoint, type FileAnswer } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { ofPath, rowsOf } from '../NamedTable.ts';
import { anyone, onTable } from '../Right.ts';
import type { KeptPrint, OfferedTemplate, PrintBody, PrintedBody, PrintedDocument } from './Print.ts';

/** Printing documents with templates. */
export const printEndpoints = {
  /** The PDF itself. */
  print: endpoint<FileAnswer, PrintBody>()(
    'POST',
    '/api/:table/print',
    onTable('Print'),
    'reads',
    'readsMuch',
    ofPath,
    keysAt('rows', 'body.keys'),
  ),
  /** Keeps the PDF and answers where it opens. */
  keep: endpoint<KeptPrint, PrintBody>()(
    'POST',
    '/api/:table/keepPrint',
    onTable('Print'),
    'readsMuch',
    ofPath,
    keysAt('rows', 'body.keys'),
  ),
  /** How often documents were printed, by whom and when. Those that never were are missing. */
  printed: endpoint<readonly PrintedDocument[], PrintedBody>()(
    'POST',
    '/api/:table/printed',
    onTable('Print'),
    'reads',
    ofPath,
    keysAt('rows', 'body.keys'),
  ),
  templates: endpoint<readonly OfferedTemplate[]>()(
    'GET',
    '/api/jig/templates',
    onTable('Print'),
    rowsOf('query.table'),
  ),
  /** Public: a signed address is opened without the header. It names its user. */
  open: endpoint<FileAnswer>()('GET', '/Upload/Prints/:id/:name', anyone),
} as const;
