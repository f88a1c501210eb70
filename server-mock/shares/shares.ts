import { shareEndpoints as endpoints } from '../../runtime/wire/shares/shareEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { publicRoute, userRoute } from '../http/Route.ts';
import { OpenShares } from './OpenShares.ts';
import {
  addressOfShare,
  approveShares,
  endOfShare,
  listOfShares,
  makeShare,
  offerOfBoard,
  previewShare,
  sharesOf,
} from './shareCalls.ts';
import { shareDoor } from './shareDoor.ts';
import { shared, watchShared } from './sharedCalls.ts';
import { shareTables } from './shareTables.ts';

declare module '../context/ServerContext.ts' {
  interface CapabilityServices {
    /** What opens by the codes of shares. */
    readonly shares: OpenShares;
  }
}

/** Boards shown to colleagues, to everybody with a code, and on walls. */
export const shares: Capability = {
  name: 'shares',
  tables: shareTables,
  routes: [
    userRoute(endpoints.list, listOfShares),
    userRoute(endpoints.offer, offerOfBoard),
    userRoute(endpoints.preview, previewShare),
    userRoute(endpoints.make, makeShare),
    userRoute(endpoints.address, addressOfShare),
    userRoute(endpoints.end, endOfShare),
    userRoute(endpoints.ofBoard, sharesOf),
    userRoute(endpoints.approve, approveShares),
    publicRoute(endpoints.shared, shared),
    publicRoute(endpoints.watch, watchShared),
  ],
  services: (base) => ({ shares: new OpenShares(base), boardDoor: shareDoor }),
  jobs: [
    ({ shares: open }) =>
      () =>
        open.closeAll(),
  ],
};
