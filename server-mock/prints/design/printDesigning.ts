import { printDesignEndpoints as endpoints } from '../../../runtime/wire/print/printDesignEndpoints.ts';
import type { Capability } from '../../capability/Capability.ts';
import { userRoute } from '../../http/Route.ts';
import { checkTemplate } from './checkTemplate.ts';
import { cutFont } from './cutFont.ts';
import { drawCodes } from './drawCodes.ts';
import { previewTemplate } from './previewTemplate.ts';
import { printDesigns } from './printDesigns.ts';
import { withdrawTemplate } from './withdrawTemplate.ts';

/** Administrators design print templates on screen; they are published as schemas are. */
export const printDesigning: Capability = {
  name: 'print designing',
  routes: [
    userRoute(endpoints.designs, printDesigns),
    userRoute(endpoints.check, checkTemplate),
    userRoute(endpoints.preview, previewTemplate),
    userRoute(endpoints.codes, drawCodes),
    userRoute(endpoints.font, cutFont),
    userRoute(endpoints.withdraw, withdrawTemplate),
  ],
};
