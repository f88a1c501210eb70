import type { Capability } from '../capability/Capability.ts';
import { filterRoutes } from './filterRoutes.ts';
import { filterTables } from './filterTables.ts';

/** Filters of lists that are too long for an address are kept for their user and named in it. */
export const keptFilters: Capability = {
  name: 'kept filters',
  tables: filterTables,
  routes: filterRoutes,
};
