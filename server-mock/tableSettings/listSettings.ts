import type { Capability } from '../capability/Capability.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { settingsTables } from './settingsTables.ts';
import { tableSettings } from './tableSettings.ts';

/** Users arrange the columns of a list, their widths and the fields of its quick search. */
export const listSettings: Capability = {
  name: 'list settings',
  tables: settingsTables,
  routes: settingsRoutes,
  tableAddition: async ({ context: { db }, user }, { main }, name) => ({
    settings: await tableSettings(db, user.id, [name, ...main.details.map(({ table }) => table)]),
  }),
};
