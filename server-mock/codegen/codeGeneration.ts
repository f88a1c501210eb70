import type { Capability } from '../capability/Capability.ts';
import { builderRoutes } from './builderRoutes.ts';
import { codegenHook } from './codegenHook.ts';
import { demoFolders } from './demoFolders.ts';
import { menuGroups } from './menuGroups.ts';

/** Table entries become tables, pages, menu lines and rights. */
export const codeGeneration: Capability = {
  name: 'code generation',
  routes: builderRoutes,
  demo: demoFolders,
  hooks: { tableEntry: codegenHook },
  providers: { menuGroups },
};
