import type { Capability } from '../capability/Capability.ts';
import { viewRoutes } from './viewRoutes.ts';
import { viewsFor } from './viewsFor.ts';
import { viewTables } from './viewTables.ts';

/** Users keep views of a list: filters, order and columns under a name, for themselves or for others. */
export const optionViews: Capability = {
  name: 'saved views',
  tables: viewTables,
  routes: viewRoutes,
  tableAddition: async ({ context: { db }, user }, _, name) => ({
    settings: { [name]: { views: await viewsFor(db, user, name) } },
  }),
};
