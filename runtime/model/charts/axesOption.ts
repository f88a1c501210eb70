import { commonOption, plainText, textStyle } from './commonOption.ts';
import type { DrawnChart } from './DrawnChart.ts';

/** Fields that are drawn alike on one axis. */
interface AxisPart {
  readonly fields: readonly string[];
  /** Options of each of their series. */
  readonly series: object;
  /** The axis says what it measures. */
  readonly isNamed?: boolean;
}

/** One line of a tooltip, as ECharts tells its formatter. */
interface Told {
  readonly marker: string;
  readonly seriesId: string;
  readonly dataIndex: number;
}

const titleOf = ({ titles }: DrawnChart, field: string): string => titles[field] ?? field;

const valueAxis = (drawn: DrawnChart, { fields, isNamed = false }: AxisPart, at: number) => {
  const { theme, locale } = drawn;
  const numbers = new Intl.NumberFormat(locale);
  return {
    type: 'value',
    axisLabel: { ...textStyle(drawn), formatter: (value: number) => numbers.format(value) },
    splitLine: { show: at === 0, lineStyle: { color: theme.line } },
    // Lines of the two axes do not meet the ticks of each other.
    alignTicks: at > 0,
    ...(isNamed
      ? {
          name: fields.map((field) => titleOf(drawn, field)).join(' / '),
          nameLocation: 'middle',
          nameGap: 12,
          nameTextStyle: textStyle(drawn),
        }
      : {}),
  };
};

/** A chart with the groups along the bottom and an axis for each part, left then right. A part without fields has none. */
export const axesOption = (
  drawn: DrawnChart,
  parts: readonly AxisPart[],
): Readonly<Record<string, unknown>> => {
  const { rows, theme } = drawn;
  const shown = parts.filter(({ fields }) => fields.length > 0);
  const hasLegend = shown.flatMap(({ fields }) => fields).length > 1;
  const common = commonOption(drawn);
  return {
    ...common,
    tooltip: {
      ...common.tooltip,
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: (told: readonly Told[]) => {
        const row = rows[told[0]?.dataIndex ?? -1];
        const lines = told.map(({ marker, seriesId }) => {
          const value = row?.values[seriesId] ?? 0;
          return `${marker}${plainText(`${titleOf(drawn, seriesId)} ${drawn.say(seriesId, value)}`)}`;
        });
        return [plainText(row?.label ?? ''), ...lines].join('\n');
      },
    },
    grid: {
      left: 12,
      right: 16,
      top: hasLegend ? 40 : 16,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
    },
    ...(hasLegend
      ? {
          legend: {
            type: 'scroll',
            top: 4,
            right: 12,
            left: 12,
            align: 'left',
            textStyle: textStyle(drawn),
            pageTextStyle: { color: theme.text },
            pageIconColor: theme.text,
            pageIconInactiveColor: theme.line,
          },
        }
      : {}),
    xAxis: {
      type: 'category',
      data: rows.map(({ label }) => label),
      axisLabel: { ...textStyle(drawn), hideOverlap: true, width: 120, overflow: 'truncate' },
      axisLine: { lineStyle: { color: theme.line } },
      axisTick: { show: false },
    },
    yAxis: shown.map((part, at) => valueAxis(drawn, part, at)),
    series: shown.flatMap(({ fields, series }, at) =>
      fields.map((field) => ({
        ...series,
        id: field,
        name: titleOf(drawn, field),
        yAxisIndex: at,
        data: rows.map(({ key, values }) => ({ key, value: values[field] ?? 0 })),
      })),
    ),
  };
};
