import { loadOverlays } from '../catalog/versions.ts';
import { type Hook, outsideOf } from '../context/Hook.ts';

/** After rows that are schemas were written: this process puts what they published in force and tells the others. */
export const schemasInForce: Hook = async (input) => {
  await loadOverlays(outsideOf(input).context);
  return [];
};
