import { loadOverlays } from '../schemas/versions.ts';
import type { Hook } from './Hook.ts';

/** After rows that are schemas were written: this process puts what they published in force and tells the others. */
export const schemasInForce: Hook = async ({ call }) => {
  await loadOverlays(call.context);
  return [];
};
