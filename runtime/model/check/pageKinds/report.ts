import { chartKinds } from '../../schema/ChartSchema.ts';
import { spans } from '../../schema/ViewSchema.ts';
import { list } from './list.ts';
import type { PageKind } from './PageKind.ts';

/** A list with key figures and charts over its rows. */
export const report: PageKind = {
  ...list,
  name: 'report',
  options(parts) {
    const { closed, identifier, listOf, nameOf, oneOf } = parts;
    const chart = closed(
      {
        kind: oneOf(chartKinds, '图表类型'),
        title: nameOf('标题'),
        by: identifier('分组字段'),
        each: oneOf(spans, '日期分组的跨度；默认每天'),
        of: { ...listOf(identifier('数值字段'), '合计的字段'), minItems: 1, maxItems: 8 },
        lines: {
          ...listOf(identifier('数值字段'), '组合图：画成折线的字段，使用右侧的坐标轴'),
          minItems: 1,
          maxItems: 4,
        },
      },
      ['kind', 'by', 'of'],
    );
    return {
      ...list.options(parts),
      figures: listOf(identifier('数值字段'), '报表：列表上方显示合计的字段'),
      charts: { ...listOf(chart, '报表：图表'), maxItems: 4 },
    };
  },
};
