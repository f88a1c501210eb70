import type { FieldPatch } from '../../../runtime/model/fields/resolve/Layer.ts';
import { designColumns, designFields } from '../../../runtime/model/record/design/designFields.ts';
import type { DesignedField } from '../../../runtime/model/record/design/FormDesign.ts';
import { layersOfDesign } from '../../../runtime/model/record/design/layersOfDesign.ts';
import { readFormDesign } from '../../../runtime/model/record/design/readFormDesign.ts';
import { draftLines } from '../draftLines.ts';
import type { BundleDraft, OverlayKind } from '../Overlay.ts';
import { designKind, publishedDesign } from './designTable.ts';

/** Merged fields of a table below the design. */
const below = (draft: BundleDraft, table: string): readonly DesignedField[] => {
  const fields = new Map<string, FieldPatch>();
  for (const line of draftLines(draft, table)) fields.set(line.field, { ...fields.get(line.field), ...line });
  return [...fields.values()];
};

const put = (draft: BundleDraft, table: string, version: number, fields: readonly FieldPatch[]): void => {
  const layers = layersOfDesign('design', `${designKind} ${version}`, fields);
  if (layers.length > 0) draft.layers.set(table, [...(draft.layers.get(table) ?? []), ...layers]);
};

/**
 * The administrator's design of a table's form. It is published in wire form and split into the layers `design` and
 * `globalDesign` when schemas are combined. Skips unreadable text and applies the rest.
 */
export const designOverlay: OverlayKind = {
  kind: designKind,
  apply(draft, { name, version, patch }) {
    const schema = draft.tables.get(name);
    const record = publishedDesign(patch);
    const refuse = (rule: string) => [
      { path: '', rule, params: { kind: designKind, name, table: name }, severity: 'error' as const },
    ];
    if (schema === undefined) return refuse('server.overlayNoTable');
    if (record === undefined) return refuse('server.overlayShape');
    const { design } = readFormDesign(record);
    put(draft, name, version, designFields(design, below(draft, name), 'admin').fields);
    for (const { table = schema.details?.[0]?.table, columns } of design.tables)
      if (table !== undefined && schema.details?.some((detail) => detail.table === table))
        put(draft, table, version, designColumns(columns, below(draft, table), 'admin').fields);
    return [];
  },
};
