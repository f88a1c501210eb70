import { extensionKinds } from '../../fields/extension/extensionKinds.ts';
import { commonFieldOptions } from '../../fields/types/commonFieldOptions.ts';
import type { FieldType } from '../../fields/types/FieldType.ts';
import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { Json, JsonObject } from '../../schema/Json.ts';
import { metaSchemas } from './metaSchemas.ts';
import { menuLine } from './otherMeta.ts';
import { closed, identifier, listOf, oneOf, textOf, wholeOf } from './parts.ts';
import { tableProperties } from './tableMeta.ts';

const text = (description: string): JsonObject => ({ type: 'string', maxLength: 1_000_000, description });

/**
 * Published change of kind `formDesign`: the texts of one table's design. Without texts, the table has its
 * plain form.
 */
const designMeta = closed({
  Title: text('表单名称'),
  TitleEnName: text('页面地址'),
  DaraggeOptions: text('设计内容（JSON）'),
  FormOptions: text('表单内容（JSON）'),
  FormConfig: text('表单配置（JSON）'),
  TableConfig: text('表格配置（JSON）'),
  SqlParams: text('SQL参数（JSON）'),
});

/** Published change of kind `extensionFields`: the extension fields of one table. */
const extensionMeta = closed(
  {
    fields: listOf(
      closed(
        {
          tableEx_Id: wholeOf('编号', 1),
          fieldName: textOf('字段名称'),
          fieldCode: identifier('字段编码：数据库列名'),
          fieldType: oneOf(Object.keys(extensionKinds), '字段类型'),
          dataDic: textOf('字典编号'),
          fieldAttr: listOf(oneOf(['required', 'readonly'], '属性'), '属性'),
          guideWords: textOf('引导语'),
          defaultValue: textOf('默认值'),
        },
        ['fieldName', 'fieldCode', 'fieldType'],
      ),
      '扩展字段',
    ),
  },
  ['fields'],
);

/** Options of every field type by name. Types with different shapes of one option become alternatives. */
function optionsOfKinds(types: readonly FieldType[]): JsonObject {
  const shapes = new Map<string, Json[]>();
  for (const [name, shape] of types.flatMap(({ options }) => Object.entries(options))) {
    const known = shapes.get(name) ?? [];
    if (!known.some((other) => JSON.stringify(other) === JSON.stringify(shape))) known.push(shape);
    shapes.set(name, known);
  }
  return Object.fromEntries(
    [...shapes].map(([name, known]) => [name, known.length === 1 && known[0] ? known[0] : { anyOf: known }]),
  );
}

/**
 * A published layer over a table (`extension`, `design`, `globalDesign`): properties of the table, and field
 * lines. A line without a type may have the options of any type. The schema check then compares them with the
 * type of the weaker layer.
 */
const patchMeta = (types: readonly FieldType[]): JsonObject => {
  const names = types.map(({ name }) => name);
  const options = { ...optionsOfKinds(types), ...commonFieldOptions, type: oneOf(names, '字段类型') };
  return closed({
    table: closed(tableProperties),
    fields: listOf(closed(options, ['field']), '字段，每行一个'),
  });
};

/** Kinds of changes that can be published over the shipped schemas. */
export type PublishedKind =
  | 'table'
  | 'page'
  | 'dictionary'
  | 'menu'
  | 'extension'
  | 'extensionFields'
  | 'design'
  | 'formDesign'
  | 'globalDesign';

const made = new WeakMap<FieldTypeRegistry, Readonly<Record<PublishedKind, JsonObject>>>();

/** The JSON Schema of every kind of published change. A kind without an entry cannot be published. */
export function publishedMeta(types: FieldTypeRegistry): Readonly<Record<PublishedKind, JsonObject>> {
  const known = made.get(types);
  if (known) return known;
  const { table, page, dictionary } = metaSchemas(types);
  const patch = patchMeta(types.all);
  const shapes = {
    table,
    page,
    dictionary,
    menu: menuLine,
    extension: patch,
    extensionFields: extensionMeta,
    design: patch,
    formDesign: designMeta,
    globalDesign: patch,
  };
  made.set(types, shapes);
  return shapes;
}
