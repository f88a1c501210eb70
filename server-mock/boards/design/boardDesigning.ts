import { boardDesignEndpoints as endpoints } from '../../../runtime/wire/boards/boardDesignEndpoints.ts';
import type { Capability } from '../../capability/Capability.ts';
import { userRoute } from '../../http/Route.ts';
import { boardDesigns } from './boardDesigns.ts';
import { checkBoard } from './checkBoard.ts';
import { previewBoard } from './previewBoard.ts';
import { withdrawBoard } from './withdrawBoard.ts';

/** Administrators design boards on screen; they are published as schemas are. */
export const boardDesigning: Capability = {
  name: 'board designing',
  routes: [
    userRoute(endpoints.designs, boardDesigns),
    userRoute(endpoints.check, checkBoard),
    userRoute(endpoints.preview, previewBoard),
    userRoute(endpoints.withdraw, withdrawBoard),
  ],
};
