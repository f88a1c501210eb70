import { answering, endpoint } from '../Endpoint.ts';
import { onTable, signedIn } from '../Right.ts';
import type { FoundRecords } from './FoundRecord.ts';

/** The signed-in user, the tables of the screen and who else works on a record. */
export const sessionEndpoints = {
  session: endpoint('GET', '/api/jig/session', signedIn),
  table: endpoint('GET', '/api/jig/table', onTable('Search')),
  find: answering<FoundRecords>()(endpoint('GET', '/api/jig/find', onTable('Search'))),
  presence: endpoint('POST', '/api/jig/presence', onTable('Search')),
} as const;
