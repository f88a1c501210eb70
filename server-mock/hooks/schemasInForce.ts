import { loadOverlays } from '../catalog/versions.ts';
import { type Hook, outsideOf } from '../context/Hook.ts';

/** Loads published schemas after a write of schema rows, and tells the other processes. */
export const schemasInForce: Hook = async (input) => {
  await loadOverlays(outsideOf(input).context);
  return [];
};
