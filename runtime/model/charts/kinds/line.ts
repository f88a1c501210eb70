import { axesOption } from '../axesOption.ts';
import type { ChartKind } from '../ChartKind.ts';

/** A line through the groups for each field. */
export const line: ChartKind = {
  name: 'line',
  title: { zh: '折线图', en: 'Line chart' },
  fields: 8,
  option: (drawn) =>
    axesOption(drawn, [{ fields: drawn.of, series: { type: 'line', symbol: 'circle', symbolSize: 8 } }]),
};
