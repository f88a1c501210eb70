import type { FieldPatch, Layer } from './Layer.ts';

/** The patches of a layer that count: of the second pass of the global design only the lines marked `isGlobal`. */
export const patchesOf = (layer: Layer): readonly FieldPatch[] =>
  (layer.kind === 'globalDesign' ? layer.fields?.filter((patch) => patch.isGlobal) : layer.fields) ?? [];
