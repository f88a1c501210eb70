import { describe, expect, it } from 'vitest';
import { chartKind } from '../../runtime/model/charts/chartKinds.ts';
import type { DrawnChart } from '../../runtime/model/charts/DrawnChart.ts';
import { months } from './drawnChart.ts';

/** What these tests read of an option. */
interface Option {
  readonly tooltip: { formatter(told: unknown): string };
  readonly series: unknown;
}

const optionOf = (kind: string, more: Partial<DrawnChart> = {}): Option =>
  chartKind(kind)?.option(months(more)) as unknown as Option;

/** A number of groups of which each is as large as its place. */
const groups = (count: number): DrawnChart['rows'] =>
  Array.from({ length: count }, (_, at) => ({
    key: at,
    label: `G${at}`,
    count: 1,
    values: { Qty: at + 1 },
  }));

describe('a combination', () => {
  it('draws bars on the left axis and lines on the right one, each with its own values', () => {
    expect(optionOf('combination', { lines: ['Pay'] })).toMatchObject({
      yAxis: [{ name: '数量' }, { name: '工资' }],
      series: [
        {
          type: 'bar',
          yAxisIndex: 0,
          data: [
            { key: 'a', value: 3000 },
            { key: null, value: 1000 },
          ],
        },
        {
          type: 'line',
          yAxisIndex: 1,
          data: [
            { key: 'a', value: 70_000 },
            { key: null, value: 20_000 },
          ],
        },
      ],
    });
  });

  it.each([
    ['lines', { of: ['Qty'], lines: [] }, 'bar'],
    ['bars', { of: [], lines: ['Pay'] }, 'line'],
  ] as const)('whose %s may not be read has no axis for them', (_name, fields, type) => {
    const { series, ...option } = optionOf('combination', fields);
    expect(series).toMatchObject([{ type, yAxisIndex: 0 }]);
    expect(option).toMatchObject({ yAxis: [{ type: 'value' }] });
    expect(option).not.toHaveProperty('yAxis.1');
  });
});

describe('a chart with axes', () => {
  it('shows a legend where there is more than one field', () => {
    expect(optionOf('bar', { of: ['Qty', 'Pay'] })).toHaveProperty('legend');
    expect(optionOf('bar')).not.toHaveProperty('legend');
  });

  it('says in its tooltip each value as its column does, and a name without reading it as markup', () => {
    const { tooltip } = optionOf('line', { of: ['Qty', 'Pay'] });
    const told = ['Qty', 'Pay'].map((seriesId) => ({ marker: '* ', seriesId, dataIndex: 1 }));
    expect(tooltip.formatter(told)).toBe('{\u2060b|二月}\n* 数量 1000.00\n* 工资 ¥20000.00');
  });
});

describe('a pie', () => {
  const dataOf = (more: Partial<DrawnChart>) =>
    (optionOf('pie', more).series as { readonly data: readonly unknown[] }).data;

  it('has at most twelve slices, the largest first, and one for the rest that leads nowhere', () => {
    expect(dataOf({ rows: groups(12) })).toHaveLength(12);
    const data = dataOf({ rows: groups(20) });
    expect(data).toHaveLength(13);
    expect(data[0]).toEqual({ key: 19, name: 'G19', value: 20 });
    expect(data[12]).toMatchObject({ name: '其他', value: 36 });
    expect(data[12]).not.toHaveProperty('key');
  });

  it('says shares with a digit', () => {
    const { tooltip } = optionOf('pie');
    expect(tooltip.formatter({ name: '一月', value: 3000 })).toBe('75.0% 一月\n3000.00');
    expect(optionOf('pie', { rows: [] }).tooltip.formatter({ name: '-', value: 0 })).toBe('0.0% -\n0.00');
  });

  it('is no picture of negative values', () => {
    const rows = [{ key: 'a', label: 'a', count: 1, values: { Qty: -1 } }];
    expect(optionOf('pie', { rows })).toBeUndefined();
  });
});
