import { list } from './list.ts';
import type { PageKind } from './PageKind.ts';

/** A list with key figures and charts over its rows. */
export const report: PageKind = {
  ...list,
  name: 'report',
  options(parts) {
    const { chart, identifier, listOf } = parts;
    return {
      ...list.options(parts),
      figures: listOf(identifier('数值字段'), '报表：列表上方显示合计的字段'),
      charts: { ...listOf(chart, '报表：图表'), maxItems: 4 },
    };
  },
};
