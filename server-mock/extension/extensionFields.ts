import type { Capability } from '../capability/Capability.ts';
import { customTable } from './customTable.ts';
import { extensionHook } from './extensionHook.ts';
import { extensionPublishing } from './extensionPublishing.ts';
import { extensionRoutes } from './extensionRoutes.ts';
import { extensionTypes } from './extensionTypes.ts';

/** Users add fields to tables, each published with its history. */
export const extensionFields: Capability = {
  name: 'extension fields',
  routes: extensionRoutes,
  rules: [extensionHook],
  providers: { customTable, extensionTypes },
  publishPlug: extensionPublishing,
};
