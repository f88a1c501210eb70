import type { Capability } from '../capability/Capability.ts';
import { favouriteRoutes } from './favouriteRoutes.ts';
import { favouriteTables } from './favouriteTables.ts';
import { markedRows, recentRows } from './markedRows.ts';

/** Users mark pages, saved views and records as favourites, in an order of their own, and find the records opened last. */
export const favourites: Capability = {
  name: 'favourites',
  tables: favouriteTables,
  routes: favouriteRoutes,
  cardRows: { favourites: markedRows, recent: recentRows },
};
