import type { FieldPatch, Layer } from '../../fields/resolve/Layer.ts';

/** What an administrator's lines impose on users' own designs: names, widths, visibility, demands; never the place. */
const imposed = (fields: readonly FieldPatch[]): readonly FieldPatch[] =>
  fields
    .filter((patch) => patch.isGlobal)
    .map(({ editColNo: _column, editRowNo, columnNo: _place, ...patch }) => ({
      ...patch,
      ...(editRowNo === 0 && { editRowNo }),
    }));

/** A user's lines without what a global line of the administrator would contradict: such a field stays in the form. */
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

/** The layers of one table that a design gives. */
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
