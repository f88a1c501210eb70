import type { FieldTypeRegistry } from '../types/index.ts';
import type { Layer } from './Layer.ts';
import { resolve } from './resolve.ts';

interface Made {
  readonly layers: readonly Layer[];
  readonly types: FieldTypeRegistry;
  readonly result: ReturnType<typeof resolve>;
}

/** By the last layer: it is gone with its schema, and the result with it. */
const made = new WeakMap<Layer, Made>();

/**
 * Like {@link resolve}, once for the same layers. A publication leaves most tables as they are, and checks and catalogs share
 * what they resolved.
 */
export const resolveOnce = (
  layers: readonly Layer[],
  types: FieldTypeRegistry,
): ReturnType<typeof resolve> => {
  const last = layers.at(-1);
  const known = last && made.get(last);
  if (
    known?.types === types &&
    known.layers.length === layers.length &&
    layers.every((layer, at) => layer === known.layers[at])
  )
    return known.result;
  const result = resolve(layers, types);
  if (last !== undefined) made.set(last, { layers, types, result });
  return result;
};
