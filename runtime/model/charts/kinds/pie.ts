import type { ChartKind } from '../ChartKind.ts';
import { commonOption, plainText, textStyle } from '../commonOption.ts';

/** Maximum slices; what remains is one more. */
const most = 12;

/** One slice, as ECharts tells its formatters. */
interface Told {
  readonly name: string;
  readonly value: number;
}

/** Shares of a whole, the largest first. A negative value has no share: then there is no picture. */
export const pie: ChartKind = {
  name: 'pie',
  title: { zh: '饼图', en: 'Pie chart' },
  fields: 1,
  option(drawn) {
    const { of, rows, others, locale, theme } = drawn;
    const [field = ''] = of;
    const slices = rows
      .map(({ key, label, values }) => ({ key, name: label, value: values[field] ?? 0 }))
      .sort((a, b) => b.value - a.value);
    if (slices.some(({ value }) => value < 0)) return undefined;
    const sum = (values: readonly { readonly value: number }[]): number =>
      values.reduce((total, { value }) => total + value, 0);
    const whole = sum(slices);
    const rest = slices.slice(most);
    const percent = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    // The name comes last: it is what a narrow chart cuts off.
    const share = ({ name, value }: Told): string =>
      `${percent.format(whole === 0 ? 0 : value / whole)} ${plainText(name)}`;
    const common = commonOption(drawn);
    return {
      ...common,
      tooltip: {
        ...common.tooltip,
        formatter: (told: Told) => `${share(told)}\n${plainText(drawn.say(field, told.value))}`,
      },
      series: {
        type: 'pie',
        radius: ['38%', '64%'],
        stillShowZeroSum: false,
        itemStyle: { borderColor: theme.page, borderWidth: 1 },
        // A wall has no pointer to show the rest of a name, so long names break into lines.
        label: {
          ...textStyle(drawn),
          formatter: share,
          overflow: theme.textSize === undefined ? 'truncate' : 'break',
        },
        labelLine: { length: 8, length2: 8 },
        data: [
          ...slices.slice(0, most),
          ...(rest.length > 0
            ? [{ name: others, value: sum(rest), cursor: 'default', itemStyle: { color: theme.line } }]
            : []),
        ],
      },
    };
  },
};
