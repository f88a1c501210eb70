import { mailingEndpoints as endpoints } from '../../runtime/wire/mailings/mailingEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { endMailing, mailingOffer, runMailing, saveMailing } from './mailingCalls.ts';
import { sendBoard } from './sendBoard.ts';

/** Boards as PDF by mail at set times, to each recipient with that recipient's rights. */
export const mailings: Capability = {
  name: 'mailings',
  routes: [
    userRoute(endpoints.offer, mailingOffer),
    userRoute(endpoints.save, saveMailing),
    userRoute(endpoints.run, runMailing),
    userRoute(endpoints.end, endMailing),
    userRoute(endpoints.send, sendBoard),
  ],
};
