import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts';
import {
  GridComponent,
  LegendScrollComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartKind } from '../../runtime/model/charts/chartKinds.ts';
import type { DrawnChart } from '../../runtime/model/charts/DrawnChart.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';

use([
  ...[BarChart, LineChart, PieChart, HeatmapChart],
  ...[GridComponent, LegendScrollComponent, TooltipComponent, VisualMapContinuousComponent],
  SVGRenderer,
]);

/** A picture of charts in an element. */
export interface OpenChart {
  /** Shows a chart of this kind in place of what stood there. False: there is no such kind or picture, and nothing stands there. */
  draw(kind: string, drawn: DrawnChart): boolean;
  /** The picture as an SVG data address. */
  address(): string;
  release(): void;
}

/**
 * Opens a picture that follows the size of its element. `onPick` receives the key of a pressed part, and that of what splits
 * its group. Loads with the first chart that is seen: it brings the chart library.
 */
export function openChart(
  host: HTMLElement,
  locale: Locale,
  onPick: (key: Cell, across?: Cell) => void,
): OpenChart {
  // A tab in the background has no size yet.
  const sizeOf = () => ({ width: host.clientWidth || 420, height: host.clientHeight || 260 });
  const made = init(host, undefined, {
    renderer: 'svg',
    locale: locale === 'zh' ? 'ZH' : 'EN',
    ...sizeOf(),
  });
  made.on('click', ({ data }) => {
    if (data === null || typeof data !== 'object' || !('key' in data) || data.key === undefined) return;
    // The option wrote the keys.
    if ('across' in data && data.across !== undefined) onPick(data.key as Cell, data.across as Cell);
    else onPick(data.key as Cell);
  });
  // It tells the first size too, which is drawn already.
  const observer = new ResizeObserver(() => {
    const { width, height } = sizeOf();
    if (width !== made.getWidth() || height !== made.getHeight()) made.resize({ width, height });
  });
  observer.observe(host);
  return {
    draw(kind, drawn) {
      const option = chartKind(kind)?.option(drawn);
      if (option === undefined) made.clear();
      else made.setOption(option, { notMerge: true });
      return option !== undefined;
    },
    address() {
      made.dispatchAction({ type: 'hideTip' });
      return made.getDataURL({ type: 'svg' });
    },
    release() {
      observer.disconnect();
      made.dispose();
    },
  };
}
