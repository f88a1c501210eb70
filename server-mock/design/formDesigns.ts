import type { Capability } from '../capability/Capability.ts';
import { designPublishing } from './designPublishing.ts';
import { designRoutes } from './designRoutes.ts';

/** Users and administrators arrange forms of their own. */
export const formDesigns: Capability = {
  name: 'form designs',
  routes: designRoutes,
  publishPlug: designPublishing,
};
