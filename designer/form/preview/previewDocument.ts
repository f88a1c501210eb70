import { foldDocument } from '../../../runtime/data/foldDocument.ts';
import { declaredOptions, extensionKinds } from '../../../runtime/model/fields/extension/extensionKinds.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { FieldPatch, Layer } from '../../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import { designColumns, designFields } from '../../../runtime/model/record/design/designFields.ts';
import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import { layersOfDesign } from '../../../runtime/model/record/design/layersOfDesign.ts';
import { readFormDesign } from '../../../runtime/model/record/design/readFormDesign.ts';
import type { FormBase } from '../base/FormBase.ts';
import { type DrawnPart, drawnPart } from '../draft/DrawnPart.ts';
import { draftTexts } from '../draft/draftTexts.ts';
import { type DraftPart, emptyFormDraft, type FormDraft } from '../draft/FormDraft.ts';
import { isNewField } from '../store/checkPart.ts';

/** Layers of what a role may do with fields, by table. */
export type RoleLayers = ReadonlyMap<string, Layer>;

/**
 * The document as it will be when the draft is saved, custom fields included. The same rules as on the server. Layers of a role
 * stand above all others: what the role may not see is hidden too, and what is hidden already stays so.
 */
export function previewDocument(
  draft: FormDraft,
  base: FormBase,
  types: FieldTypeRegistry,
  role: RoleLayers = new Map(),
): DocumentTable {
  const kinds = extensionKinds(types);
  const { main, details } = base.document;
  const entries = draft.entries.map((part) => named(part, main));
  const tables = draft.tables.map(({ table, columns }) => {
    const detail = details.find((one) => one.table.table === table)?.table;
    return { table, columns: detail === undefined ? columns : columns.map((part) => named(part, detail)) };
  });
  const texts = draftTexts({ ...draft, entries, tables }, emptyFormDraft, undefined);
  const { design } = readFormDesign(texts);
  const owner = base.isAdmin ? 'admin' : 'user';
  const kind = base.isAdmin ? 'design' : 'userDesign';
  const custom = (parts: readonly DraftPart[], table: ResolvedTable): readonly FieldPatch[] =>
    parts
      .map((part) => drawnPart(part, table))
      .flatMap((view) => (isNewField(view) ? [patchOf(view, kinds)] : []));
  const over = (
    table: string,
    below: readonly Layer[],
    added: readonly FieldPatch[],
    fields: readonly FieldPatch[],
  ): readonly Layer[] => [
    ...below,
    ...(added.length > 0 ? [{ kind: 'extension' as const, name: 'preview', fields: added }] : []),
    ...layersOfDesign(kind, 'preview', fields),
    ...[role.get(table) ?? []].flat(),
  ];
  const mainAdded = custom(entries, main);
  const mainLines = designFields(design, [...main.fields, ...mainAdded], owner);
  const detailLayers = details.map(({ table }) => {
    const own = tables.find((one) => one.table === table.table)?.columns ?? [];
    const added = custom(own, table);
    const columns = design.tables.find((one) => one.table === table.table)?.columns ?? [];
    const { fields } = designColumns(columns, [...table.fields, ...added], owner);
    return [table.table, over(table.table, base.layers.details[table.table] ?? [], added, fields)] as const;
  });
  return foldDocument(
    {
      layers: over(main.table, base.layers.layers, mainAdded, mainLines.fields),
      details: Object.fromEntries(detailLayers),
    },
    types,
  );
}

/** A part with a column: a custom field that is not stored yet gets one for the preview. */
function named(part: DraftPart, table: ResolvedTable): DraftPart {
  const isUnnamed = isNewField(drawnPart(part, table)) && textOf(part.raw.field) === '';
  return isUnnamed
    ? { ...part, raw: { ...part.raw, field: `Preview${part.id.replaceAll('#', '_')}` } }
    : part;
}

const patchOf = (
  { part, title, type, source, choices, options }: DrawnPart,
  kinds: ReturnType<typeof extensionKinds>,
): FieldPatch => ({
  ...declaredOptions(kinds.get(type) ?? {}, options),
  field: textOf(part.raw.field),
  title,
  type,
  ...(source !== '' ? { dataKey: source } : choices.length > 0 && { data: choices }),
});
