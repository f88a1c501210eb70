import { effectEndpoints } from '../../runtime/wire/effects/effectEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { effectOutcomes } from './effectOutcomes.ts';
import { effectOutlooks, tellsEffects } from './effectOutlooks.ts';
import { effectTables } from './effectTables.ts';
import { effectWatch } from './effectWatch.ts';
import { adoptMade } from './makes/adoptMade.ts';

/** Documents that become effective set values in others and make documents, as their schema declares. */
export const documentEffects: Capability = {
  name: 'document effects',
  tables: effectTables,
  routes: [userRoute(effectEndpoints.effects, effectOutlooks)],
  tableAddition: tellsEffects,
  outcomes: effectOutcomes,
  watch: effectWatch,
  demo: adoptMade,
};
