import type { Layer } from './Layer.ts';
import { patchesOf } from './patchesOf.ts';
import type { Provenance, ResolvedField } from './ResolvedTable.ts';

const says = (record: object | undefined, property: string): boolean =>
  record !== undefined && Object.hasOwn(record, property);

const speaks = (layer: Layer, field: string, property: string): boolean =>
  field === ''
    ? says(layer.table, property)
    : patchesOf(layer).some((patch) => patch.field === field && says(patch, property));

/** What the kind of field itself says: the weakest layer, made only when somebody asks. */
const typeLayer = (field: ResolvedField | undefined): Layer | undefined =>
  field && { kind: 'type', name: field.type, fields: [{ ...field.kind.defaults, field: field.field }] };

/**
 * Answers "why?" from the kept layers when asked, so that resolving stays cheap. The empty field name asks about the
 * table itself (`because('', 'sortName')`).
 */
export const provenanceOf = (
  layers: readonly Layer[],
  byName: ReadonlyMap<string, ResolvedField>,
): Provenance => {
  const history = (field: string, property: string): readonly Layer[] => {
    const kind = typeLayer(byName.get(field));
    return (kind ? [kind, ...layers] : layers).filter((layer) => speaks(layer, field, property));
  };
  return { history, because: (field, property) => history(field, property).at(-1) };
};
