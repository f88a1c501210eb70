import { chartKinds } from '../../charts/chartKinds.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { spans } from '../../schema/ViewSchema.ts';
import { closed, identifier, listOf, nameOf, oneOf } from './parts.ts';

/** Kinds that reports have: their charts have one grouping. */
const ofReports = chartKinds.filter(({ splits }) => splits !== true);
const kinds = ofReports.map(({ name, title }) => `${name} ${title.zh}`).join('、');

/** JSON Schema of one chart of a report. */
export const chartMeta: JsonObject = closed(
  {
    kind: oneOf(
      ofReports.map(({ name }) => name),
      `图表类型：${kinds}`,
    ),
    title: nameOf('标题'),
    by: identifier('分组字段'),
    each: oneOf(spans, '日期分组的跨度；默认每天'),
    of: { ...listOf(identifier('数值字段'), '合计的字段；没有时计行数'), maxItems: 8 },
    lines: {
      ...listOf(identifier('数值字段'), '组合图：画成折线的字段，使用右侧的坐标轴'),
      minItems: 1,
      maxItems: 4,
    },
  },
  ['kind', 'by', 'of'],
);
