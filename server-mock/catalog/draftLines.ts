import type { FieldPatch } from '../../runtime/model/fields/resolve/Layer.ts';
import type { BundleDraft } from './Overlay.ts';

/** All field definitions of a table so far: its own, those of mixins and of layers already applied. */
export const draftLines = (draft: BundleDraft, tableName: string): readonly FieldPatch[] => {
  const schema = draft.tables.get(tableName);
  const mixins = (schema?.mixins ?? []).flatMap((mixin) => draft.mixins.get(mixin)?.fields ?? []);
  const added = (draft.layers.get(tableName) ?? []).flatMap((layer) => layer.fields ?? []);
  return [...(schema?.fields ?? []), ...mixins, ...added];
};
