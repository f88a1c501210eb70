import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts';
import {
  GridComponent,
  LegendScrollComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { init, setPlatformAPI, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// The parts of the library that the kinds of charts need, on screen and on paper.
use([
  ...[BarChart, LineChart, PieChart, HeatmapChart],
  ...[GridComponent, LegendScrollComponent, TooltipComponent, VisualMapContinuousComponent],
  SVGRenderer,
]);

export { init, setPlatformAPI };
