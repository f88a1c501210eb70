import type { Origin } from '../../model/explain/Origin.ts';
import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable, signedIn } from '../Right.ts';
import type { FoundRecords } from './FoundRecord.ts';
import type { PresenceBody, PresentUser } from './Presence.ts';
import type { SessionAnswer } from './SessionAnswer.ts';
import type { TableLayers } from './TableLayers.ts';

/** The signed-in user, the tables of the screen and who else works on a record. */
export const sessionEndpoints = {
  session: endpoint<SessionAnswer>()('GET', '/api/jig/session', signedIn),
  table: endpoint<TableLayers>()('GET', '/api/jig/table', onTable('Search'), rowsOf('query.name')),
  origins: endpoint<Readonly<Record<string, Origin>>>()(
    'GET',
    '/api/jig/origins',
    onTable('Search'),
    rowsOf('query.name'),
  ),
  find: endpoint<FoundRecords>()('GET', '/api/jig/find', onTable('Search')),
  presence: endpoint<readonly PresentUser[], PresenceBody>()(
    'POST',
    '/api/jig/presence',
    onTable('Search'),
    rowsOf('body.table'),
    keysAt('rows', 'body.key'),
    keysAt('own', 'body.window'),
  ),
} as const;
