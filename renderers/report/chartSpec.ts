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
  /** Place of its group among the rows. */
  readonly at: number;
  readonly name: string;
  readonly series: string;
  readonly value: number;
}

const palette = ['blue', 'green', 'orange', 'violet', 'cyan', 'red', 'amber', 'pink'] as const;

const points = ({ rows, titles }: Drawn, fields: readonly string[]): readonly Point[] =>
  rows.flatMap(({ label, values }, at) =>
    fields.map((field) => ({ at, name: label, series: titles[field] ?? field, value: values[field] ?? 0 })),
  );

/** Colours of the parts, then paler ones before any repeats. */
const colors = (theme: GridTheme): readonly string[] =>
  [0.85, 0.45].flatMap((alpha) => palette.map((name) => theme.color(name, alpha)));

const common = ({ theme }: Drawn, ...values: readonly (readonly Point[])[]) => ({
  background: 'transparent',
  color: colors(theme),
  data: values.map((list, index) => ({ id: `rows${index}`, values: list })),
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

/** Which value of a point goes where. */
const places = (type: string) => ({
  type,
  xField: type === 'bar' ? ['name', 'series'] : 'name',
  yField: 'value',
  seriesField: 'series',
});

const nameAxis = (theme: GridTheme) => ({
  orient: 'bottom',
  type: 'band',
  label: label(theme),
  domainLine: { style: { stroke: theme.line } },
});

const valueAxis = (theme: GridTheme, orient: 'left' | 'right') => ({
  orient,
  type: 'linear',
  label: label(theme),
  grid: { visible: orient === 'left', style: { stroke: theme.line } },
});

const onTop = (theme: GridTheme) => legends(theme, { orient: 'top', position: 'end' });

const cartesian = (type: string) => (drawn: Drawn) => ({
  ...common(drawn, points(drawn, drawn.chart.of)),
  ...places(type),
  axes: [nameAxis(drawn.theme), valueAxis(drawn.theme, 'left')],
  ...(drawn.chart.of.length > 1 ? { legends: onTop(drawn.theme) } : {}),
});

/** Bars on the left axis, lines on the right one, each axis titled by what it measures. */
const combination = (drawn: Drawn) => {
  const { chart, titles, theme } = drawn;
  const parts = [
    { type: 'bar', orient: 'left', fields: chart.of },
    { type: 'line', orient: 'right', fields: chart.lines ?? [] },
  ] as const;
  // What the user may not read is not in the chart, and then has no axis either.
  const shown = parts.filter(({ fields }) => fields.length > 0);
  return {
    ...common(drawn, ...shown.map(({ fields }) => points(drawn, fields))),
    type: 'common',
    series: shown.map(({ type }, index) => ({ ...places(type), dataIndex: index })),
    axes: [
      nameAxis(theme),
      ...shown.map(({ orient, fields }, index) => ({
        ...valueAxis(theme, orient),
        seriesIndex: [index],
        title: {
          visible: true,
          text: fields.map((field) => titles[field] ?? field).join(' / '),
          ...label(theme),
        },
      })),
    ],
    legends: onTop(theme),
  };
};

const round = (drawn: Drawn) => ({
  ...common(drawn, points(drawn, drawn.chart.of.slice(0, 1))),
  categoryField: 'name',
  valueField: 'value',
});

const pie = (drawn: Drawn) => ({
  ...round(drawn),
  type: 'pie',
  outerRadius: 0.8,
  innerRadius: 0.5,
  legends: legends(drawn.theme, { orient: 'right' }),
  // Labels of thin slices keep apart by the height of their line.
  label: { visible: true, style: { ...label(drawn.theme).style, lineHeight: 16 } },
});

const funnel = (drawn: Drawn) => ({
  ...round(drawn),
  type: 'funnel',
  maxSize: '50%',
  // Beside the parts: the last ones are narrower than their names.
  outerLabel: {
    visible: true,
    position: 'left',
    alignLabel: true,
    formatMethod: (_: unknown, { name, value }: Point) => `${name} ${value}`,
    ...label(drawn.theme),
  },
});

/** What the chart library draws, by kind. */
const specs: Readonly<Record<ChartSchema['kind'], (drawn: Drawn) => object>> = {
  bar: cartesian('bar'),
  line: cartesian('line'),
  area: cartesian('area'),
  combination,
  pie,
  funnel,
};

/** The description of a chart for the chart library. */
export const chartSpec = (drawn: Drawn): object => specs[drawn.chart.kind](drawn);
