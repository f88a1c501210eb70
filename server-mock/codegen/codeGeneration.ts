import type { Capability } from '../capability/Capability.ts';
import { builderRoutes } from './builderRoutes.ts';
import { codegenHook } from './codegenHook.ts';
import { demoFolders } from './demoFolders.ts';
import { pieceTable } from './entryBatches/keptPieces.ts';
import { startBatchJob } from './entryBatches/startBatchJob.ts';
import { menuGroups } from './menuGroups.ts';

/** Table entries become tables, pages, menu lines and rights. */
export const codeGeneration: Capability = {
  name: 'code generation',
  tables: [pieceTable],
  jobs: [startBatchJob],
  routes: builderRoutes,
  demo: demoFolders,
  hooks: { tableEntry: codegenHook },
  providers: { menuGroups },
};
