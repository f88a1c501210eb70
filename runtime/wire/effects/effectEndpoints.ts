import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';
import type { EffectsAnswer } from './Effects.ts';

/** What a document does in others, or will once it is effective. */
export const effectEndpoints = {
  effects: endpoint<EffectsAnswer>()(
    'GET',
    '/api/jig/effects',
    onTable('Search'),
    rowsOf('query.table'),
    keysAt('rows', 'query.key'),
  ),
} as const;
