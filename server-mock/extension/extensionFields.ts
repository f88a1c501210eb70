import type { Capability } from '../capability/Capability.ts';
import { customTable } from './customTable.ts';
import { extensionHook } from './extensionHook.ts';
import { extensionPublishing } from './extensionPublishing.ts';
import { extensionRoutes } from './extensionRoutes.ts';

/** Users add fields to tables, each published with its history. */
export const extensionFields: Capability = {
  name: 'extension fields',
  routes: extensionRoutes,
  rules: [extensionHook],
  providers: { customTable },
  publishPlug: extensionPublishing,
};
