import type { DrawnChart } from '../../runtime/model/charts/DrawnChart.ts';

/** Two months with their quantities and pay, in a theme whose colours are their names. */
export const months = (more: Partial<DrawnChart> = {}): DrawnChart => ({
  rows: [
    { key: 'a', label: '一月', count: 2, values: { Qty: 3000, Pay: 70_000 } },
    { key: null, label: '{b|二月}', count: 1, values: { Qty: 1000, Pay: 20_000 } },
  ],
  of: ['Qty'],
  lines: [],
  titles: { Qty: '数量', Pay: '工资' },
  others: '其他',
  locale: 'zh',
  theme: { page: 'white', text: 'black', line: 'grey', font: '"Noto Sans SC", sans', color: (name) => name },
  say: (field, value) => `${field === 'Pay' ? '¥' : ''}${value.toFixed(2)}`,
  ...more,
});
