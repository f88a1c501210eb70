import type { FieldPatch, Layer } from '../../fields/resolve/Layer.ts';

/**
 * The global lines of an administrator, which overrule users' own designs. Contain names, widths, visibility
 * and requirements, but no position.
 */
const imposed = (fields: readonly FieldPatch[]): readonly FieldPatch[] =>
  fields
    .filter((patch) => patch.isGlobal)
    .map(({ editColNo: _column, editRowNo, columnNo: _place, ...patch }) => ({
      ...patch,
      ...(editRowNo === 0 && { editRowNo }),
    }));

/** Shows fields that a user's design hides but a global line of the administrator shows. */
export const yielding = (
  fields: readonly FieldPatch[],
  global: readonly FieldPatch[],
  placeOf: (field: string) => number,
): readonly FieldPatch[] => {
  const byName = new Map(global.map((patch) => [patch.field, patch] as const));
  return fields.map((patch) => {
    const above = byName.get(patch.field);
    return above !== undefined && above.editRowNo !== 0 && patch.editRowNo === 0
      ? { ...patch, editRowNo: 1, editColNo: placeOf(patch.field) }
      : patch;
  });
};

/** Makes the layers of a design for one table. */
export const layersOfDesign = (
  kind: 'design' | 'userDesign',
  name: string,
  fields: readonly FieldPatch[],
): readonly Layer[] => {
  if (fields.length === 0) return [];
  const global = kind === 'design' ? imposed(fields) : [];
  return [
    { kind, name, fields },
    ...(global.length > 0 ? [{ kind: 'globalDesign' as const, name, fields: global }] : []),
  ];
};
