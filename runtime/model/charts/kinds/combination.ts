import { axesOption } from '../axesOption.ts';
import type { ChartKind } from '../ChartKind.ts';

/** Bars on the left axis, lines on the right one, each axis named by what it measures. */
export const combination: ChartKind = {
  name: 'combination',
  title: { zh: '组合图', en: 'Combination chart' },
  fields: 8,
  hasLines: true,
  option: (drawn) =>
    axesOption(drawn, [
      { fields: drawn.of, series: { type: 'bar', barMaxWidth: 48 }, isNamed: true },
      { fields: drawn.lines, series: { type: 'line', symbol: 'circle', symbolSize: 8 }, isNamed: true },
    ]),
};
