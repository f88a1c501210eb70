import type { JsonObject } from '../../schema/Json.ts';

/** JSON Schema of `dependsOn`. */
export const dependsOnOption = {
  type: 'array',
  description: '选项取决于其他字段的值',
  items: {
    type: 'object',
    properties: {
      field: { type: 'string', description: '本记录的字段；明细可写 $main.字段' },
      column: { type: 'string', description: '来源表的列，默认与 field 同名；固定选项为 parentId' },
    },
    required: ['field'],
    additionalProperties: false,
  },
} as const satisfies JsonObject;
