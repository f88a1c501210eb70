import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import type { GridTheme } from '../grid/gridTheme.ts';
import type { ChartRow } from './chartRows.ts';

/** What a chart draws. */
interface Drawn {
  readonly chart: ChartSchema;
  readonly rows: readonly ChartRow[];
  /** Titles of the fields. */
  readonly titles: Readonly<Record<string, string>>;
  readonly theme: GridTheme;
}

/** One value of a chart: a group, a field, a number. */
interface Point {
  readonly name: string;
  readonly series: string;
  readonly value: number;
}

const palette = ['blue', 'green', 'orange', 'violet', 'cyan', 'red', 'amber', 'pink'] as const;

const points = ({ chart, rows, titles }: Drawn): readonly Point[] =>
  rows.flatMap(({ label, values }) =>
    chart.of.map((field) => ({ name: label, series: titles[field] ?? field, value: values[field] ?? 0 })),
  );

const ofFirst = (drawn: Drawn): readonly Point[] =>
  points({ ...drawn, chart: { ...drawn.chart, of: drawn.chart.of.slice(0, 1) } });

const common = ({ theme }: Drawn, values: readonly Point[]) => ({
  background: 'transparent',
  color: palette.map((name) => theme.color(name, 0.85)),
  data: [{ id: 'rows', values }],
  animation: false,
  padding: 8,
  tooltip: { style: { panel: { backgroundColor: theme.page, border: { color: theme.line, width: 1 } } } },
});

const label = (theme: GridTheme) => ({ style: { fill: theme.text, fontFamily: theme.font, fontSize: 12 } });

const legends = (theme: GridTheme, place: object) => ({
  visible: true,
  ...place,
  item: { label: label(theme) },
  pager: { textStyle: { fill: theme.text }, handler: { style: { fill: theme.text } } },
});

const cartesian = (type: string) => (drawn: Drawn) => ({
  ...common(drawn, points(drawn)),
  type,
  xField: type === 'bar' ? ['name', 'series'] : 'name',
  yField: 'value',
  seriesField: 'series',
  axes: [
    { orient: 'bottom', label: label(drawn.theme), domainLine: { style: { stroke: drawn.theme.line } } },
    { orient: 'left', label: label(drawn.theme), grid: { style: { stroke: drawn.theme.line } } },
  ],
  ...(drawn.chart.of.length > 1 ? { legends: legends(drawn.theme, { orient: 'top', position: 'end' }) } : {}),
});

const round = (more: object) => (drawn: Drawn) => ({
  ...common(drawn, ofFirst(drawn)),
  ...more,
  categoryField: 'name',
  valueField: 'value',
  label: { visible: true, ...label(drawn.theme) },
  legends: legends(drawn.theme, { orient: 'right' }),
});

/** What the chart library draws, by kind. */
const specs: Readonly<Record<ChartSchema['kind'], (drawn: Drawn) => object>> = {
  bar: cartesian('bar'),
  line: cartesian('line'),
  area: cartesian('area'),
  pie: round({ type: 'pie', outerRadius: 0.8, innerRadius: 0.5 }),
  funnel: round({ type: 'funnel' }),
};

/** The description of a chart for the chart library. */
export const chartSpec = (drawn: Drawn): object => specs[drawn.chart.kind](drawn);
