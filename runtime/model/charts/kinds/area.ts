import { axesOption } from '../axesOption.ts';
import type { ChartKind } from '../ChartKind.ts';

/** Lines with the area below them. */
export const area: ChartKind = {
  name: 'area',
  title: { zh: '面积图', en: 'Area chart' },
  fields: 8,
  option: (drawn) =>
    axesOption(drawn, [
      {
        fields: drawn.of,
        series: { type: 'line', symbol: 'circle', symbolSize: 8, areaStyle: { opacity: 0.3 } },
      },
    ]),
};
