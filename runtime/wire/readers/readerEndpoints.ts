import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';
import type { ReadBody, ReadersAnswer } from './Readers.ts';

/** Who opened the records of tables that keep their readers. */
export const readerEndpoints = {
  /** Notes that the caller has opened a record. */
  note: endpoint<null, ReadBody>()(
    'POST',
    '/api/jig/readers/note',
    onTable('Search'),
    rowsOf('body.table'),
    keysAt('rows', 'body.key'),
  ),
  readers: endpoint<ReadersAnswer>()(
    'GET',
    '/api/jig/readers',
    onTable('Update'),
    rowsOf('query.table'),
    keysAt('rows', 'query.key'),
  ),
} as const;
