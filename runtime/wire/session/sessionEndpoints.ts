import { endpoint } from '../Endpoint.ts';
import { onTable, signedIn } from '../Right.ts';

/** The signed-in user, the tables of the screen and who else works on a record. */
export const sessionEndpoints = {
  session: endpoint('GET', '/api/jig/session', signedIn),
  table: endpoint('GET', '/api/jig/table', onTable('Search')),
  find: endpoint('GET', '/api/jig/find', onTable('Search')),
  presence: endpoint('POST', '/api/jig/presence', onTable('Search')),
} as const;
