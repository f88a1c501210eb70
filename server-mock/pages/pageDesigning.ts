import { pageDesignEndpoints as endpoints } from '../../runtime/wire/pages/pageDesignEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { checkPage } from './checkPage.ts';
import { pageDesigns } from './pageDesigns.ts';
import { withdrawPage } from './withdrawPage.ts';

/** Administrators compose reports and calendars on screen; they are published as schemas are. */
export const pageDesigning: Capability = {
  name: 'page designing',
  routes: [
    userRoute(endpoints.designs, pageDesigns),
    userRoute(endpoints.check, checkPage),
    userRoute(endpoints.withdraw, withdrawPage),
  ],
};
