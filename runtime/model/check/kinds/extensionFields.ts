import { type ExtensionKind, extensionKinds } from '../../fields/extension/extensionKinds.ts';
import {
  type ExtensionSurroundings,
  extensionLine,
  extensionPatches,
} from '../../fields/extension/extensionPatches.ts';
import { publishedFields } from '../../fields/extension/PublishedField.ts';
import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { ColumnTypeName } from '../../schema/FieldSchema.ts';
import { asList, asObject, type JsonObject } from '../../schema/Json.ts';
import { closed, identifier, listOf, oneOf, textOf, wholeOf } from '../meta/parts.ts';
import { addLayers, type BundleDraft, draftLines } from './BundleDraft.ts';
import { misshapen, refused } from './refusals.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** The options of a field are those that its type declares, and none for other types. */
const optionsOf = ([fieldType, { own = {} }]: readonly [string, ExtensionKind]): JsonObject => ({
  if: { properties: { fieldType: { const: fieldType } }, required: ['fieldType'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { options: closed(own) } },
});

const meta = (types: FieldTypeRegistry): JsonObject => {
  const kinds = extensionKinds(types);
  const field = closed(
    {
      tableEx_Id: wholeOf('编号', 1),
      fieldName: textOf('字段名称'),
      fieldCode: identifier('字段编码：数据库列名'),
      fieldType: oneOf([...kinds.keys()], '字段类型'),
      dataDic: textOf('字典编号'),
      fieldAttr: listOf(oneOf(['required', 'readonly'], '属性'), '属性'),
      guideWords: textOf('引导语'),
      defaultValue: textOf('默认值'),
      options: { type: 'object', description: '字段类型自己的选项' },
    },
    ['fieldName', 'fieldCode', 'fieldType'],
  );
  return closed({ fields: listOf({ ...field, allOf: [...kinds].map(optionsOf) }, '扩展字段') }, ['fields']);
};

/** Column type of a dictionary's keys, if schemas define it. Fields that store a key need the same type. */
const keyColumn = (draft: BundleDraft, dicNo: string): ColumnTypeName | undefined => {
  const dictionary = draft.dictionaries.get(dicNo);
  const source = dictionary?.source && draft.tables.get(dictionary.source.table);
  if (source && source.key === dictionary?.source?.key)
    return { identity: 'int', snowflake: 'long', guid: 'guid', typed: 'string', text: 'string' }[
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
 * Extension fields of a table; `name` is the table. They are published in wire form and become a layer of kind
 * `extension` when schemas are combined, so their positions follow an upgraded table.
 */
export const extensionFields: SchemaKind = {
  name: 'extensionFields',
  migrations: [],
  publishing: {
    meta,
    // The number is that of the field's row.
    portable: (patch) => ({
      ...patch,
      fields: (asList(patch.fields) ?? []).map((line) => {
        const { tableEx_Id: _, ...rest } = asObject(line) ?? {};
        return rest;
      }),
    }),
    apply(draft, { name, version, patch }, types) {
      const fields = publishedFields(patch);
      if (!draft.tables.has(name)) return refused('server.overlayNoTable', '', { table: name });
      if (fields === undefined) return misshapen('extensionFields', name, '/fields');
      const below = draftLines(draft, name);
      const taken = new Set([...below.map(({ field }) => field.toLowerCase()), extensionLine.toLowerCase()]);
      for (const { fieldCode } of fields) {
        const code = fieldCode.toLowerCase();
        if (taken.has(code))
          return refused('extension.codeTaken', `/fields/${fieldCode}`, { code: fieldCode });
        taken.add(code);
      }
      // User-defined dictionaries have no schema: their entries are only in the database.
      for (const { dataDic } of fields)
        if (dataDic !== undefined && !draft.dictionaries.has(dataDic))
          draft.dictionaries.set(dataDic, { format: 1, dicNo: dataDic, dicName: dataDic, data: [] });
      const patches = extensionPatches(fields, types, around(draft, below));
      addLayers(draft, name, [{ kind: 'extension', name: `extensionFields ${version}`, fields: patches }]);
      return [];
    },
  },
};
