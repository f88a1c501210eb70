import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';
import type { TrailAnswer } from './Trail.ts';

/** Where a document comes from, and what became of it. */
export const trailEndpoints = {
  trail: endpoint<TrailAnswer>()(
    'GET',
    '/api/jig/trail',
    onTable('Search'),
    rowsOf('query.table'),
    keysAt('rows', 'query.key'),
  ),
} as const;
