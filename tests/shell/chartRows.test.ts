import { describe, expect, it } from 'vitest';
import { chartRows } from '../../renderers/report/chartRows.ts';
import { chartTitle } from '../../renderers/report/chartTitle.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { countName } from '../../runtime/model/charts/countName.ts';
import { addMessages, text } from '../../runtime/model/messages/index.ts';
import { reportMessages } from '../../runtime/model/messages/report.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import { orderTable } from './support.ts';

addMessages(reportMessages);

const people = [
  { key: 3, value: '王强' },
  { key: 12, value: '王强' },
  { key: 7, value: '李娜' },
];
const app = { locale: 'zh', dictionaries: { options: () => people } } as unknown as App;
const chart = { kind: 'bar', by: 'Customer_Id', of: ['Amount'] } as const;
const group = (key: number | null, amount: number) => ({ key, count: 1, sums: { Amount: amount } });

describe('the bars of a chart', () => {
  const rows = chartRows(app, orderTable(), chart, [
    group(3, 10),
    group(12, 20),
    group(7, 5),
    group(null, 1),
  ]);

  it('are keys: two people of one name are two bars, told apart', () => {
    expect(rows.map(({ key, label }) => [key, label])).toEqual([
      [3, '王强 (3)'],
      [12, '王强 (12)'],
      [7, '李娜'],
      [null, '-'],
    ]);
  });
});

describe('a chart that adds up no number', () => {
  it('counts the rows of each group', () => {
    const counted = { ...chart, of: [] };
    const [row] = chartRows(app, orderTable(), counted, [{ key: 7, count: 12, sums: {} }]);
    expect(row?.values).toEqual({ [countName]: 12 });
    const t: App['t'] = (key, params) => text(key, 'zh', params);
    expect(chartTitle({ t, locale: 'zh' }, orderTable(), counted)).toBe('各客户行数');
  });
});

describe('a chart without a title of its own', () => {
  const say = (locale: 'zh' | 'en', more: Partial<ChartSchema>) => {
    const t: App['t'] = (key, params) => text(key, locale, params);
    return chartTitle({ t, locale }, orderTable(), { ...chart, ...more });
  };
  it.each([
    ['zh', {}, '各客户金额'],
    ['zh', { by: 'OrderDate', each: 'week', lines: ['Code'], kind: 'combination' }, '每周金额和编号'],
    ['zh', { by: 'OrderDate' }, '每日金额'],
    [
      'en',
      { by: 'OrderDate', each: 'quarter', of: ['Amount', 'Code', 'Closed'] },
      '金额, 编号 and 结案 by quarter',
    ],
  ] as const)('says in %s what it shows %j', (locale, more, title) => {
    expect(say(locale, more)).toBe(title);
  });
});
