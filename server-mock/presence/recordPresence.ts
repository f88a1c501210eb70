import { sessionEndpoints as endpoints } from '../../runtime/wire/session/sessionEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { presence } from './presence.ts';
import { presenceTables } from './presenceTables.ts';

/** Shows who else has a record open. */
export const recordPresence: Capability = {
  name: 'presence',
  tables: presenceTables,
  routes: [userRoute(endpoints.presence, presence)],
};
