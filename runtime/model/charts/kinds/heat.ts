import type { ChartKind } from '../ChartKind.ts';
import { commonOption, plainText, textStyle } from '../commonOption.ts';

/** Groups along the bottom, what splits them up the side, and a colour for each pair: the darker, the more. */
export const heat: ChartKind = {
  name: 'heat',
  title: { zh: '热力图', en: 'Heat map' },
  fields: 1,
  splits: true,
  option(drawn) {
    const { rows, theme, of, titles } = drawn;
    const across = [...new Map(rows.map((row) => [row.across?.label ?? '', row.across])).keys()];
    const along = [...new Set(rows.map(({ label }) => label))];
    const [field] = of;
    const amountOf = (row: (typeof rows)[number]): number =>
      field === undefined ? row.count : (row.values[field] ?? 0);
    const most = Math.max(0, ...rows.map(amountOf));
    if (rows.length === 0 || most <= 0) return undefined;
    const common = commonOption(drawn);
    const axis = (data: readonly string[]) => ({
      type: 'category',
      data,
      axisLabel: { ...textStyle(drawn), hideOverlap: true, width: 90, overflow: 'truncate' },
      axisLine: { lineStyle: { color: theme.line } },
      axisTick: { show: false },
    });
    return {
      ...common,
      tooltip: {
        ...common.tooltip,
        formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
          const row = rows[dataIndex];
          if (row === undefined) return '';
          const said = field === undefined ? `${row.count}` : drawn.say(field, amountOf(row));
          const name = field === undefined ? '' : `${titles[field] ?? field} `;
          return plainText(`${row.label} · ${row.across?.label ?? ''}\n${name}${said}`);
        },
      },
      grid: { left: 12, right: 16, top: 16, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'all' },
      xAxis: axis(along),
      yAxis: axis(across),
      visualMap: {
        show: false,
        min: 0,
        max: most,
        inRange: { color: [theme.color('blue', 0.08), theme.color('blue', 0.9)] },
      },
      series: [
        {
          type: 'heatmap',
          data: rows.map((row) => ({
            key: row.key,
            across: row.across?.key,
            value: [row.label, row.across?.label ?? '', amountOf(row)],
          })),
          itemStyle: { borderColor: theme.page, borderWidth: 1 },
        },
      ],
    };
  },
};
