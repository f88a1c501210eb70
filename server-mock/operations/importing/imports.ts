import type { Capability } from '../../capability/Capability.ts';
import { importRoutes } from './importRoutes.ts';
import { importTables } from './importTables.ts';

/** Workbooks become records, and an import can be undone. */
export const imports: Capability = { name: 'imports', tables: importTables, routes: importRoutes };
