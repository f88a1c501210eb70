import { effectEndpoints } from '../../runtime/wire/effects/effectEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { effectOutlooks, tellsEffects } from './effectOutlooks.ts';
import { effectTables } from './effectTables.ts';
import { effectWatch } from './effectWatch.ts';

/** Documents that become effective set what their schema declares in other documents. */
export const documentEffects: Capability = {
  name: 'document effects',
  tables: effectTables,
  routes: [userRoute(effectEndpoints.effects, effectOutlooks)],
  tableAddition: tellsEffects,
  watch: effectWatch,
};
