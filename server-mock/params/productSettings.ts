import { paramsEndpoints } from '../../runtime/wire/params/paramsEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { publicRoute } from '../http/Route.ts';
import { sendLogo } from './sendLogo.ts';

/** Settings of the whole product that an administrator changes at run time. */
export const productSettings: Capability = {
  name: 'product settings',
  routes: [publicRoute(paramsEndpoints.logo, sendLogo)],
};
