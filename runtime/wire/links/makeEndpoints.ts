import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';
import type { MadeDraft, MakeBody } from './Make.ts';

/** Documents made from others. */
export const makeEndpoints = {
  make: endpoint<MadeDraft, MakeBody>()(
    'POST',
    '/api/jig/make',
    onTable('Search'),
    'reads',
    rowsOf('body.from.table'),
    keysAt('rows', 'body.from.keys', 'body.from.rows', 'body.from.rows.key'),
  ),
} as const;
