import type { JsonObject } from '../../schema/Json.ts';

/** JSON Schema of `linkTo`, of fields and of buttons in rows. */
export const linkToOption: JsonObject = {
  type: 'object',
  description:
    '点击单元格打开另一页面，并按 where 筛选：目标表字段 -> 本行字段；path 中的 {字段} 取本行的值，open 是要查看的单据主键字段，dates 按本行的日期、upTo 按视图参数的截止日筛选目标表的日期字段',
  properties: {
    path: { type: 'string', pattern: '^/' },
    where: { type: 'object', additionalProperties: { type: 'string' } },
    dates: { type: 'object', additionalProperties: { type: 'string' } },
    upTo: { type: 'object', additionalProperties: { type: 'string' } },
    open: { type: 'string' },
  },
  required: ['path', 'where'],
  additionalProperties: false,
};
