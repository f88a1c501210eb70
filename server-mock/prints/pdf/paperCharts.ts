import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts';
import {
  GridComponent,
  LegendScrollComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { init, setPlatformAPI, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartKind } from '../../../runtime/model/charts/chartKinds.ts';
import type { FontMetrics } from '../../../runtime/model/print/layout/FontMetrics.ts';
import type { PaperChart } from '../paper/PaperBox.ts';
import { paletteColor, paperColors } from '../paper/paperColors.ts';

use([
  ...[BarChart, LineChart, PieChart, HeatmapChart],
  ...[GridComponent, LegendScrollComponent, TooltipComponent, VisualMapContinuousComponent],
  SVGRenderer,
]);

/** Pixels of a chart's text, whatever its size on paper: the picture is scaled. */
const textSize = 12;

/** Pixels of a millimetre of the picture of a chart. */
export const pixelsOf = ({ size }: Pick<PaperChart, 'size'>): number => textSize / ((size * 25.4) / 72);

const measure =
  (fonts: FontMetrics) =>
  (text: string, font?: string): { readonly width: number } => {
    const size = Number(/([\d.]{1,10})px/.exec(font ?? '')?.[1] ?? textSize);
    let width = 0;
    for (const character of text) width += fonts.width(character.codePointAt(0) ?? 0, false);
    return { width: width * size };
  };

/** A chart as SVG with texts as wide as the font's; undefined: these values make no such picture. */
export const chartSvg = (chart: PaperChart, fonts: FontMetrics): string | undefined => {
  const { rows, of, lines, titles, others, locale } = chart;
  const option = chartKind(chart.chart)?.option({
    ...{ rows, of, lines, titles, others, locale },
    theme: {
      ...{ page: paperColors.page, text: paperColors.text, line: paperColors.line },
      font: 'regular',
      color: paletteColor,
    },
    // Tooltips say it, and paper has none.
    say: (_field, value) => String(value),
  });
  if (option === undefined) return undefined;
  setPlatformAPI({ measureText: measure(fonts) as never }); // only the width is read
  const pixels = pixelsOf(chart);
  const made = init(null, undefined, {
    ...{ renderer: 'svg', ssr: true, locale: locale === 'zh' ? 'ZH' : 'EN' },
    ...{ width: Math.round(chart.width * pixels), height: Math.round(chart.height * pixels) },
  });
  try {
    made.setOption(option);
    return made.renderToSVGString();
  } finally {
    // An open chart keeps its timers.
    made.dispose();
  }
};
