import type { LayerKind } from '../../../runtime/model/fields/resolve/Layer.ts';
import type { TableLayers } from '../../../runtime/wire/session/TableLayers.ts';
import type { FormBase } from './FormBase.ts';

/** Layers that the design of user 1, and that of any other user, produces. */
const own: Readonly<Record<'admin' | 'user', ReadonlySet<LayerKind>>> = {
  admin: new Set(['design', 'globalDesign', 'userDesign']),
  user: new Set(['userDesign']),
};

/** Layers of a document without the design that is edited. */
export function layersBelow(
  { layers, details }: Pick<TableLayers, 'layers' | 'details'>,
  owner: 'admin' | 'user',
): FormBase['layers'] {
  const below = (all: TableLayers['layers']): TableLayers['layers'] =>
    all.filter(({ kind }) => !own[owner].has(kind));
  return {
    layers: below(layers),
    details: Object.fromEntries(Object.entries(details).map(([name, all]) => [name, below(all)])),
  };
}
