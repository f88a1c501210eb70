import { axesOption } from '../axesOption.ts';
import type { ChartKind } from '../ChartKind.ts';

/** Bars of the groups, a colour for each field. */
export const bar: ChartKind = {
  name: 'bar',
  title: { zh: '柱形图', en: 'Bar chart' },
  fields: 8,
  option: (drawn) => axesOption(drawn, [{ fields: drawn.of, series: { type: 'bar', barMaxWidth: 48 } }]),
};
