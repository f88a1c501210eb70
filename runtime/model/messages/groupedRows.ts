import type { Catalogue } from './Catalogue.ts';

/** Texts of a list in groups. */
export const groupedRowsMessages = {
  'group.title': { zh: '按【{title}】分组', en: 'Grouped by {title}' },
  'group.span': { zh: '分组的时间段', en: 'Span of a group' },
  'group.day': { zh: '日', en: 'Day' },
  'group.week': { zh: '周', en: 'Week' },
  'group.month': { zh: '月', en: 'Month' },
  'group.quarter': { zh: '季度', en: 'Quarter' },
  'group.year': { zh: '年', en: 'Year' },
  'group.none': { zh: '取消分组', en: 'Ungroup' },
  'group.count': { zh: '{n} 条', en: '{n} rows' },
  'group.more': { zh: '显示更多（已显示{n}条，共{total}条）', en: 'Show more ({n} of {total} shown)' },
  'group.tooMany': { zh: '只显示前{n}个分组', en: 'Only the first {n} groups are shown' },
} as const satisfies Catalogue;
