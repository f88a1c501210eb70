import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../renderers/grid/GridColumn.ts';
import { keptColumns } from '../../renderers/grid/keptColumns.ts';

const columns = (): GridColumn[] => [
  { field: 'code', title: '编号', width: 120, groups: ['基本'] },
  { field: 'qty', title: '数量', width: 80, fixed: 'left' },
];

describe('the columns of a grid', () => {
  it('stay the same value while nothing of them changed', () => {
    const old = columns();
    expect(keptColumns(old, columns())).toBe(old);
  });

  it.each<[string, (all: GridColumn[]) => GridColumn[]]>([
    ['a width', ([code, qty]) => [{ ...code, width: 121 } as GridColumn, qty as GridColumn]],
    ['a group', ([code, qty]) => [{ ...code, groups: ['其他'] } as GridColumn, qty as GridColumn]],
    [
      'one more group',
      ([code, qty]) => [{ ...code, groups: ['基本', '其他'] } as GridColumn, qty as GridColumn],
    ],
    ['a property less', ([code]) => [code as GridColumn, { field: 'qty', title: '数量', width: 80 }]],
    ['a property more', ([code, qty]) => [{ ...code, sort: true } as GridColumn, qty as GridColumn]],
    ['the order', (all) => all.toReversed()],
    ['their number', (all) => all.slice(1)],
  ])('change with %s', (_, change) => {
    const next = change(columns());
    expect(keptColumns(columns(), next)).toBe(next);
  });
});
