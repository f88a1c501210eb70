import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import { publishedDesign } from '../../record/design/DesignRecord.ts';
import { designColumns, designFields } from '../../record/design/designFields.ts';
import type { DesignedField } from '../../record/design/FormDesign.ts';
import { layersOfDesign } from '../../record/design/layersOfDesign.ts';
import { readFormDesign } from '../../record/design/readFormDesign.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { translationsOf } from '../../texts/translationsOf.ts';
import { closed } from '../meta/parts.ts';
import { addLayers, type BundleDraft, draftLines } from './BundleDraft.ts';
import { refused } from './refusals.ts';
import type { SchemaKind } from './SchemaKind.ts';

const text = (description: string): JsonObject => ({ type: 'string', maxLength: 1_000_000, description });

/** Without texts, the table has its plain form. */
const meta = closed({
  Title: text('表单名称'),
  TitleEnName: text('页面地址'),
  DaraggeOptions: text('设计内容（JSON）'),
  FormOptions: text('表单内容（JSON）'),
  FormConfig: text('表单配置（JSON）'),
  TableConfig: text('表格配置（JSON）'),
  SqlParams: text('SQL参数（JSON）'),
});

/** Merged fields of a table below the design. */
const below = (draft: BundleDraft, table: string): readonly DesignedField[] => {
  const fields = new Map<string, FieldPatch>();
  for (const line of draftLines(draft, table)) fields.set(line.field, { ...fields.get(line.field), ...line });
  const translations = translationsOf(draft);
  return [...fields.values()].map((field) => ({ ...field, otherTitles: translations(field.title ?? '') }));
};

/**
 * The administrator's design of a table's form; `name` is the table. It is published in wire form and split into the
 * layers `design` and `globalDesign` when schemas are combined. Skips unreadable text and applies the rest.
 */
export const formDesign: SchemaKind = {
  name: 'formDesign',
  migrations: [],
  publishing: {
    meta: () => meta,
    apply(draft, { name, version, patch }) {
      const schema = draft.tables.get(name);
      const record = publishedDesign(patch);
      const params = { kind: 'formDesign', name, table: name };
      if (schema === undefined) return refused('server.overlayNoTable', '', params);
      if (record === undefined) return refused('server.overlayShape', '', params);
      const put = (table: string, fields: readonly FieldPatch[]): void =>
        addLayers(draft, table, layersOfDesign('design', `formDesign ${version}`, fields));
      const { design } = readFormDesign(record);
      put(name, designFields(design, below(draft, name), 'admin').fields);
      for (const { table = schema.details?.[0]?.table, columns } of design.tables)
        if (table !== undefined && schema.details?.some((detail) => detail.table === table))
          put(table, designColumns(columns, below(draft, table), 'admin').fields);
      return [];
    },
  },
};
