import { describe, expect, it } from 'vitest';
import { drillFilter } from '../../renderers/report/drillFilter.ts';
import { tableOf } from './tableOf.ts';

const table = tableOf([
  { field: 'Day', title: '日期', type: 'date' },
  { field: 'Kind', title: '类型', type: 'text' },
]);

describe('the rows behind a part of a chart', () => {
  it('are those of the unit that the chart shows, where there are several', () => {
    const inUnits = tableOf([
      { field: 'Kind', title: '类型', type: 'text' },
      { field: 'Unit', title: '单位', type: 'text' },
      { field: 'Qty', title: '数量', type: 'decimal', unitField: 'Unit' },
    ]);
    const chart = { kind: 'pie', by: 'Kind', of: ['Qty'] } as const;
    const picked = (measure?: string) => drillFilter([], inUnits, chart, 'a', measure)[0]?.tjOptions;
    const kind = { field: 'Kind', filterType: '=', value: 'a' };
    expect(picked()).toEqual([kind]);
    expect(picked('KG')).toEqual([kind, { field: 'Unit', filterType: '=', value: 'KG' }]);
    expect(picked('')).toEqual([kind, { field: 'Unit', filterType: 'empty' }]);
  });

  it.each([
    ['day', '2026-02-28', '2026-03-01'],
    ['week', '2026-12-28', '2027-01-04'],
    ['month', '2026-12-01', '2027-01-01'],
    ['quarter', '2026-10-01', '2027-01-01'],
    ['year', '2026-01-01', '2027-01-01'],
  ] as const)('of a %s that begins on %s end before %s', (each, from, end) => {
    expect(drillFilter([], table, { kind: 'bar', by: 'Day', each, of: [] }, from)).toEqual([
      {
        tjzType: 'and',
        tjOptions: [
          { field: 'Day', filterType: '>=', value: from },
          { field: 'Day', filterType: '<', value: end },
        ],
      },
    ]);
  });

  it('are added to the conditions of the user, also to those of the same field, once', () => {
    const both = {
      tjzType: 'or',
      tjOptions: [
        { field: 'Kind', filterType: '=', value: 'a' },
        { field: 'Day', filterType: 'today' },
      ],
    } as const;
    const own = {
      tjzType: 'and',
      tjOptions: [{ field: 'Kind', filterType: 'in', value: ['a', 'b'] }],
    } as const;
    const chart = { kind: 'pie', by: 'Kind', of: [] } as const;
    const picked = { tjzType: 'and', tjOptions: [{ field: 'Kind', filterType: '=', value: 'b' }] } as const;
    const once = drillFilter([both, own], table, chart, 'b');
    expect(once).toEqual([both, own, picked]);
    expect(drillFilter(once, table, chart, 'b')).toEqual(once);
    expect(drillFilter([], table, chart, null)).toEqual([
      { tjzType: 'and', tjOptions: [{ field: 'Kind', filterType: 'empty' }] },
    ]);
  });
});
