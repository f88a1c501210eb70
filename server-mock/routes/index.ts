import type { Route } from '../http/Route.ts';
import { dictionaryRoutes } from './dictionary.ts';
import { healthRoutes } from './health.ts';
import { permissionRoutes } from './permission.ts';
import { schemaRoutes } from './schemas.ts';
import { sessionRoutes } from './session.ts';
import { tableRoutes } from './table.ts';
import { userRoutes } from './user.ts';
import { viewRoutes } from './views.ts';

/** Routes of the server's own, then those of capabilities, then those of every table, over which the others win. */
export const routesWith = (ofCapabilities: readonly Route[]): readonly Route[] => [
  ...healthRoutes,
  ...userRoutes,
  ...permissionRoutes,
  ...dictionaryRoutes,
  ...sessionRoutes,
  ...schemaRoutes,
  ...viewRoutes,
  ...ofCapabilities,
  ...tableRoutes,
];
