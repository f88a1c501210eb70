import type { Capability } from '../capability/Capability.ts';
import { favouriteRoutes } from './favouriteRoutes.ts';
import { favouriteTables } from './favouriteTables.ts';

/** Users mark pages as favourites, in an order of their own. */
export const favourites: Capability = {
  name: 'favourites',
  tables: favouriteTables,
  routes: favouriteRoutes,
};
