import { describe, expect, it } from 'vitest';
import { chartSpec } from '../../renderers/report/chartSpec.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';

const theme = {
  page: 'white',
  text: 'black',
  link: 'blue',
  line: 'grey',
  header: 'white',
  headerText: 'black',
  summary: 'white',
  font: 'sans',
  color: (name: string, alpha = 1) => `${name}/${alpha}`,
};
const rows = [
  { key: 'a', label: '一月', count: 2, values: { Qty: 3, Pay: 70 } },
  { key: 'b', label: '二月', count: 1, values: { Qty: 1, Pay: 20 } },
];
const spec = (chart: Pick<ChartSchema, 'kind' | 'of' | 'lines'>) =>
  chartSpec({ chart: { by: 'Month', ...chart }, rows, titles: { Qty: '数量', Pay: '工资' }, theme });

describe('a combination', () => {
  it('draws bars on the left axis and lines on the right one, each with its own values', () => {
    const point = (name: string, series: string, value: number) => ({ name, series, value });
    expect(spec({ kind: 'combination', of: ['Qty'], lines: ['Pay'] })).toMatchObject({
      type: 'common',
      data: [
        { values: [point('一月', '数量', 3), point('二月', '数量', 1)] },
        { values: [point('一月', '工资', 70), point('二月', '工资', 20)] },
      ],
      series: [
        { type: 'bar', dataIndex: 0, xField: ['name', 'series'] },
        { type: 'line', dataIndex: 1, xField: 'name' },
      ],
      axes: [
        { orient: 'bottom' },
        { orient: 'left', seriesIndex: [0], title: { text: '数量' } },
        { orient: 'right', seriesIndex: [1], title: { text: '工资' } },
      ],
    });
  });

  it.each([
    ['lines', { of: ['Qty'], lines: [] }, 'bar', 'left'],
    ['bars', { of: [], lines: ['Pay'] }, 'line', 'right'],
  ] as const)('whose %s may not be read has no axis for them', (_name, fields, type, orient) => {
    expect(spec({ kind: 'combination', ...fields })).toMatchObject({
      series: [{ type }],
      axes: [{ orient: 'bottom' }, { orient, seriesIndex: [0] }],
    });
  });
});

describe('other charts', () => {
  it('show a legend where there is more than one kind of bar', () => {
    expect(spec({ kind: 'bar', of: ['Qty', 'Pay'] })).toHaveProperty('legends');
    expect(spec({ kind: 'bar', of: ['Qty'] })).not.toHaveProperty('legends');
  });

  it('show the first field alone where parts make a whole', () => {
    const pie = spec({ kind: 'pie', of: ['Qty', 'Pay'] });
    expect(pie).toMatchObject({ data: [{ values: [{ value: 3 }, { value: 1 }] }] });
  });
});
