import {
  type ExtensionSurroundings,
  extensionLine,
  extensionPatches,
} from '../../../runtime/model/fields/extension/extensionPatches.ts';
import type { FieldPatch } from '../../../runtime/model/fields/resolve/Layer.ts';
import type { ColumnTypeName } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { draftLines } from '../draftLines.ts';
import type { BundleDraft, OverlayKind } from '../Overlay.ts';
import { extensionKind, publishedFields } from './extensionTable.ts';

const issue = (rule: string, path: string, params: Issue['params']): Issue => ({
  path,
  rule,
  params,
  severity: 'error',
});

/** Column type of a dictionary's keys, if schemas define it. Fields that store a key need the same type. */
const keyColumn = (draft: BundleDraft, dicNo: string): ColumnTypeName | undefined => {
  const dictionary = draft.dictionaries.get(dicNo);
  const source = dictionary?.source && draft.tables.get(dictionary.source.table);
  if (source && source.key === dictionary?.source?.key)
    return { identity: 'int', snowflake: 'long', guid: 'guid' }[
      source.keyType ?? 'identity'
    ] as ColumnTypeName;
  const data = dictionary?.data ?? [];
  return data.length > 0 && data.every(({ key }) => Number.isInteger(key)) ? 'int' : undefined;
};

const last = (lines: readonly FieldPatch[], property: 'editRowNo' | 'searchRowNo'): number =>
  Math.max(0, ...lines.map((line) => line[property] ?? 0));

const around = (draft: BundleDraft, lines: readonly FieldPatch[]): ExtensionSurroundings => ({
  lastEditRow: last(lines, 'editRowNo'),
  lastSearchRow: last(lines, 'searchRowNo'),
  keyColumn: (dicNo) => keyColumn(draft, dicNo),
  isRemote: (dicNo) => draft.dictionaries.get(dicNo)?.source !== undefined,
});

/**
 * Extension fields of a table. They are published in wire form and converted to a layer of kind `extension` when
 * schemas are combined, so their positions follow an upgraded table.
 */
export const extensionOverlay: OverlayKind = {
  kind: extensionKind,
  apply(draft, { name, version, patch }) {
    const fields = publishedFields(patch);
    if (!draft.tables.has(name)) return [issue('server.overlayNoTable', '', { table: name })];
    if (fields === undefined) return [issue('server.overlayShape', '/fields', { kind: extensionKind, name })];
    const below = draftLines(draft, name);
    const taken = new Set([...below.map(({ field }) => field.toLowerCase()), extensionLine.toLowerCase()]);
    for (const { fieldCode } of fields) {
      const code = fieldCode.toLowerCase();
      if (taken.has(code)) return [issue('extension.codeTaken', `/fields/${fieldCode}`, { code: fieldCode })];
      taken.add(code);
    }
    // User-defined dictionaries have no schema: their entries are only in the database.
    for (const { dataDic } of fields)
      if (dataDic !== undefined && !draft.dictionaries.has(dataDic))
        draft.dictionaries.set(dataDic, { format: 1, dicNo: dataDic, dicName: dataDic, data: [] });
    const layer = {
      kind: 'extension' as const,
      name: `${extensionKind} ${version}`,
      fields: extensionPatches(fields, around(draft, below)),
    };
    draft.layers.set(name, [...(draft.layers.get(name) ?? []), layer]);
    return [];
  },
};
