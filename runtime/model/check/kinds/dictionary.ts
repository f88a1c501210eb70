import { optionList } from '../../fields/types/commonFieldOptions.ts';
import type { DictionarySchema } from '../../schema/DictionarySchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { viewKind } from '../../schema/viewsOf.ts';
import { closed, file, flag, identifier, logic, textOf } from '../meta/parts.ts';
import { dictionaries } from '../rules/dictionaries.ts';
import { putNamed } from './BundleDraft.ts';
import { hasTexts, misshapen, refused } from './refusals.ts';
import type { SchemaKind } from './SchemaKind.ts';

const meta = (format: number): JsonObject =>
  file(
    '数据字典',
    format,
    {
      dicNo: textOf('字典编号'),
      dicName: textOf('字典名称'),
      data: optionList,
      source: closed(
        {
          table: identifier('来源表'),
          key: identifier('值所在列'),
          label: {
            anyOf: [
              identifier('显示列'),
              { type: 'array', minItems: 1, maxItems: 4, items: identifier('显示列') },
            ],
          },
          filter: logic('只取满足条件的行（JSON Logic）'),
          parent: identifier('树：上级主键所在列'),
          orderBy: identifier('排序列'),
          first: {
            type: 'array',
            maxItems: 200,
            items: closed(
              {
                key: textOf('值'),
                value: textOf('显示文本'),
                more: {
                  type: 'object',
                  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
                  description: '其他列的值',
                },
              },
              ['key', 'value'],
              '一条记录',
            ),
            description: '来源表为空时自动建立的记录',
          },
          distinct: flag('取 key 列中不重复的值；这些值不代表记录'),
        },
        ['table', 'key', 'label'],
        '选项来自数据表',
      ),
      provider: textOf('由服务器的数据提供者生成，如 regions'),
    },
    ['dicNo', 'dicName'],
  );

/** A list of choices, from the file, a table or a provider. */
export const dictionary: SchemaKind = {
  name: 'dictionary',
  migrations: [],
  files: {
    place: 'dictionaries/',
    sign: 'dicNo',
    needs: { dicNo: 'text' },
    meta,
    put(draft, document) {
      const made = document as DictionarySchema; // checked
      return putNamed(draft.dictionaries, made.dicNo, made);
    },
    entries: (bundle) => bundle.dictionaries,
  },
  publishing: {
    apply(draft, { name, patch }) {
      if (!hasTexts(patch, 'dicNo', 'dicName')) return misshapen('dictionary', name);
      const made = patch as unknown as DictionarySchema; // checked before it was published
      // Rows of a first start come from files only.
      if (made.source?.first !== undefined) return misshapen('dictionary', name);
      const isThere = (name: string): boolean =>
        draft.tables.has(name) || draft.others.get(viewKind)?.has(name) === true;
      if (made.source !== undefined && !isThere(made.source.table))
        return refused('server.overlayNoTable', '/source/table', { table: made.source.table });
      draft.dictionaries.set(made.dicNo, made);
      return [];
    },
  },
  rules: [dictionaries],
};
