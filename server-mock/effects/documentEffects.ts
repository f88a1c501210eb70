import type { Capability } from '../capability/Capability.ts';
import { effectTables } from './effectTables.ts';
import { effectWatch } from './effectWatch.ts';

/** Documents that become effective set what their schema declares in other documents. */
export const documentEffects: Capability = {
  name: 'document effects',
  tables: effectTables,
  watch: effectWatch,
};
