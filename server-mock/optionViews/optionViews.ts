import type { Capability } from '../capability/Capability.ts';
import { optionViewRoutes } from './optionViewRoutes.ts';
import { optionViewsFor } from './optionViewsFor.ts';
import { optionViewTables } from './optionViewTables.ts';

/** Users keep views of a list: filters, order and columns under a name, for themselves or for others. */
export const optionViews: Capability = {
  name: 'saved views',
  tables: optionViewTables,
  routes: optionViewRoutes,
  tableAddition: async ({ context: { db }, user }, _, name) => ({
    settings: { [name]: { views: await optionViewsFor(db, user, name) } },
  }),
};
