import type { JsonObject } from '../../schema/Json.ts';
import { dependsOnOption } from './dependsOnOption.ts';

/** JSON Schema of a picker (高级选择), of a field or a detail table. */
export const pickerOption = {
  type: 'object',
  description: '高级选择：从另一张表中选取，并按 map 带入',
  properties: {
    text: { type: 'string', minLength: 1, description: '链接或按钮的文字' },
    table: { type: 'string', description: '列出的表' },
    map: {
      type: 'object',
      minProperties: 1,
      additionalProperties: { type: 'string' },
      description: '带入：本表字段 → 所选表的列',
    },
    columns: { type: 'array', items: { type: 'string' }, description: '显示的列，按顺序；默认全部' },
    dependsOn: { ...dependsOnOption, description: '只列出与本记录的值相符的行' },
    remaining: { type: 'string', description: '剩余数量的列：没有剩余的行不列出' },
    scan: {
      type: 'object',
      description: '扫码：扫到的条码直接选中该列等于它的一行',
      properties: {
        column: { type: 'string', description: '所选表中存放条码的列' },
        count: { type: 'string', description: '本表的数量字段：重复扫同一行时加一；默认每扫一次添加一行' },
      },
      required: ['column'],
      additionalProperties: false,
    },
  },
  required: ['text', 'table', 'map'],
  additionalProperties: false,
} as const satisfies JsonObject;
