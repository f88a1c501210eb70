import { calendarViews } from '../../schema/CalendarSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { closed, flag, identifier, listOf, oneOf } from './parts.ts';

const titles = { ...listOf(identifier('字段'), '显示的字段，按顺序'), minItems: 1, maxItems: 4 };

const marks = closed(
  {
    table: identifier('数据表；没有查询权限的用户看不到标记'),
    start: identifier('日期字段'),
    end: identifier('结束日期字段；默认只标记一天'),
    title: titles,
    color: identifier('决定颜色的字段'),
  },
  ['table', 'start', 'title'],
  '标记日期的数据，如节假日',
);

/** JSON Schema of the page option `calendar`. */
export const calendarMeta: JsonObject = closed(
  {
    start: identifier('开始日期字段'),
    end: identifier('结束日期字段；默认只占一天'),
    title: titles,
    color: identifier('决定颜色的字段：有选项或 colors'),
    moves: flag(
      '可以拖动或用 Alt+方向键改日期，需要这些字段的编辑权限；明细中跟随（follows）它们的日期一起移动',
    ),
    view: oneOf(calendarViews, '最先显示的视图；默认 month'),
    marks,
  },
  ['start'],
  '日历：数据显示在哪些日期',
);
