import type { FieldPatch, Layer } from '../../runtime/model/fields/resolve/Layer.ts';

/** What a browser knows of a total: that the server keeps it. Which rows count, and what of them, it need not know. */
const fieldOf = (patch: FieldPatch): FieldPatch => {
  const { rollup } = patch;
  if (rollup === undefined || !('over' in rollup)) return patch;
  return { ...patch, rollup: { total: rollup.total, over: rollup.over } };
};

const layerOf = (layer: Layer): Layer => {
  const { links: _, effective: __, effects: ___, ...says } = layer.table ?? {};
  return {
    ...layer,
    ...(layer.table && { table: says }),
    ...(layer.fields && { fields: layer.fields.map(fieldOf) }),
  };
};

const known = new WeakMap<readonly Layer[], readonly Layer[]>();

/** The layers of a table without what only the server reads: links between documents, effects, and what totals sum up. */
export const browserLayers = (layers: readonly Layer[]): readonly Layer[] => {
  const made = known.get(layers) ?? layers.map(layerOf);
  known.set(layers, made);
  return made;
};
