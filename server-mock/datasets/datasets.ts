import { foreignEndpoints as endpoints } from '../../runtime/wire/datasets/foreignEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { foreignStates, foreignTables } from './foreignCalls.ts';

/** What data sets may be made of in databases that the operator names. */
export const datasets: Capability = {
  name: 'data sets',
  routes: [userRoute(endpoints.databases, foreignStates), userRoute(endpoints.tables, foreignTables)],
};
